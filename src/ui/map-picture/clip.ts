export type Position = [longitude: number, latitude: number];
export type Line = Position[];

export interface Window {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** One side of a window: whether a point is within, and where a line crosses it. */
interface Side {
  isWithin(point: Position): boolean;
  crossing(from: Position, to: Position): Position;
}

/** The part of a closed ring inside the window, closed along its sides (Sutherland and Hodgman); empty if none is. */
export function clippedRing(ring: Line, window: Window): Line {
  let open = ring.slice(1);
  for (const side of sidesOf(window)) {
    open = open.flatMap((point, index) => {
      const before = open.at(index - 1) ?? point;
      const cut = side.isWithin(before) === side.isWithin(point) ? [] : [side.crossing(before, point)];
      return side.isWithin(point) ? [...cut, point] : cut;
    });
  }
  const [first] = open;
  return first ? [...open, first] : [];
}

/** The pieces of a line inside the window; a piece begins and ends at most one step outside. */
export function clippedLine(line: Line, { west, south, east, north }: Window): Line[] {
  const pieces: Line[] = [];
  let piece: Line = [];
  for (const [index, point] of line.entries()) {
    const isNear = [line[index - 1], point, line[index + 1]].some(
      (near) => near && near[0] > west && near[0] < east && near[1] > south && near[1] < north,
    );
    if (isNear) piece.push(point);
    if ((!isNear || index === line.length - 1) && piece.length > 1) pieces.push(piece);
    if (!isNear) piece = [];
  }
  return pieces;
}

function sidesOf({ west, south, east, north }: Window): Side[] {
  const upright = (x: number, isWithin: Side["isWithin"]): Side => ({
    isWithin,
    crossing: ([ax, ay], [bx, by]) => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)],
  });
  const level = (y: number, isWithin: Side["isWithin"]): Side => ({
    isWithin,
    crossing: ([ax, ay], [bx, by]) => [ax + ((bx - ax) * (y - ay)) / (by - ay), y],
  });
  return [
    upright(west, ([x]) => x >= west),
    upright(east, ([x]) => x <= east),
    level(south, ([, y]) => y >= south),
    level(north, ([, y]) => y <= north),
  ];
}
