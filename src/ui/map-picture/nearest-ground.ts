import type { Line, Position, Window } from "./clip.ts";

/** A place of an area; several places may be of one. */
export interface PlaceOfArea {
  at: Position;
  area: string;
  /** How far it reaches by its size, in the units of `at`; where two reach as far as each other the border is half-way. */
  reach: number;
}

/** The ground of an area: convex pieces side by side, and its borders with other areas. */
export interface Ground {
  pieces: Line[];
  borders: [Position, Position][];
}

/** Corners in order, each with the area beyond the side that begins there; null at the edge of the window. */
type Piece = { corner: Position; beyond: string | null }[];

/**
 * Shares out a window among places, each with the ground that is nearer to it than to any other (Voronoi, weighted by reach: a power
 * diagram), and joins those of one area. It stands in for borders that are not known: right to a few kilometres where places are
 * many. What lies within the reach of a larger place may have no ground. Only the areas that are wanted are worked out.
 */
export function nearestGround(
  places: readonly PlaceOfArea[],
  window: Window,
  isWanted: (area: string) => boolean = () => true,
): ReadonlyMap<string, Ground> {
  const grounds = new Map<string, Ground>();
  for (const place of places.filter(({ area }) => isWanted(area))) {
    const ground = grounds.get(place.area) ?? { pieces: [], borders: [] };
    const piece = pieceOf(place, places, window);
    if (piece.length > 0) ground.pieces.push(piece.map(({ corner }) => corner));
    for (const [index, { corner, beyond }] of piece.entries()) {
      const next = piece[(index + 1) % piece.length];
      if (next && beyond !== null && beyond !== place.area) ground.borders.push([corner, next.corner]);
    }
    grounds.set(place.area, ground);
  }
  return grounds;
}

function pieceOf(
  place: PlaceOfArea,
  places: readonly PlaceOfArea[],
  { west, south, east, north }: Window,
): Piece {
  const corners: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  let piece: Piece = corners.map((corner) => ({ corner, beyond: null }));
  const others = places
    .map((other) => ({ other, far: distance(place.at, other.at) }))
    .filter(({ far }) => far > 0)
    .toSorted((a, b) => a.far - b.far);
  const most = Math.max(...places.map(({ reach }) => reach));
  for (const { other, far } of others) {
    const size = Math.max(...piece.map(({ corner }) => distance(place.at, corner)));
    // Nothing farther away can be nearer to any of it, whatever its reach.
    if (far > size + Math.sqrt(Math.max(0, size ** 2 - place.reach ** 2 + most ** 2))) break;
    piece = nearerPart(piece, place, other);
  }
  return piece;
}

const distance = (a: Position, b: Position) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** What of a piece is nearer to its place than to another one. */
function nearerPart(piece: Piece, { at, reach }: PlaceOfArea, other: PlaceOfArea): Piece {
  const [dx, dy] = [other.at[0] - at[0], other.at[1] - at[1]];
  const half = (dx * (at[0] + other.at[0]) + dy * (at[1] + other.at[1])) / 2;
  const middle = half + (reach ** 2 - other.reach ** 2) / 2;
  const beyondBy = ([x, y]: Position) => dx * x + dy * y - middle;
  return piece.flatMap(({ corner, beyond }, index): Piece => {
    const next = (piece[(index + 1) % piece.length] ?? { corner }).corner;
    const [from, to] = [beyondBy(corner), beyondBy(next)];
    if (from <= 0 && to <= 0) return [{ corner, beyond }];
    if (from > 0 && to > 0) return [];
    const share = from / (from - to);
    const cut: Position = [
      corner[0] + (next[0] - corner[0]) * share,
      corner[1] + (next[1] - corner[1]) * share,
    ];
    // Going out, the side ends at the cut and the new one begins there; coming in, the side goes on from the cut.
    return from <= 0
      ? [
          { corner, beyond },
          { corner: cut, beyond: other.area },
        ]
      : [{ corner: cut, beyond }];
  });
}
