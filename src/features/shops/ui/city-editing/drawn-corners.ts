import type { Corner } from "#platform/geo/ring.ts";

/** Corners and a new one: the last while they are drawn one after the other, else on the side that it is nearest to. */
export function withCorner(
  corners: readonly Corner[],
  added: Corner,
  isClosed: boolean,
): { corners: Corner[]; at: number } {
  const at = isClosed ? sideNearestTo(corners, added) + 1 : corners.length;
  return { corners: corners.toSpliced(at, 0, added), at };
}

/** By the place of the corner at which it begins. */
function sideNearestTo(corners: readonly Corner[], corner: Corner): number {
  const distances = corners.map((from, place) =>
    distance(corner, [from, corners[(place + 1) % corners.length] ?? from]),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Degrees of longitude count as much as of latitude here: it is only compared, over a few streets. */
function distance([x, y]: Corner, [[ax, ay], [bx, by]]: [Corner, Corner]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const within = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - within * dx, y - ay - within * dy);
}
