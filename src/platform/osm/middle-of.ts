import type { Point } from "#platform/geo/geo.ts";

/** The middle of the box around them, as `out center` of Overpass has it; null without any. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const middle = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}
