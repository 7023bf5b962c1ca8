import { projected } from "../map-picture/mercator.ts";
import type { MapPoint } from "./map-point.ts";

/** Points that stand too close together to be told apart, as one disc. */
export interface MapRound {
  longitude: number;
  latitude: number;
  /** Its points, from which it never differs: where they go it goes. */
  points: readonly MapPoint[];
  /** In px, with its ring. */
  radius: number;
  /** Of points that are shown besides. */
  isFaint: boolean;
}

/** From this zoom on every point stands alone. */
const ALONE_ZOOM = 14;
/** Rounds are made anew at every quarter of a zoom: they split as soon as there is room. */
const STEPS_OF_A_ZOOM = 4;

/** The width of the world at zoom 0, in px. */
const WORLD = 512;
/** A picture of a point is as wide as this circle, whose middle is so far above the point. */
const [POINT_RADIUS, POINT_RISE] = [14, 15];
const RING = 4;
/** Between two discs. */
const GAP = 2;
/** No disc is larger; cells of this size need only their neighbours. */
const CELL = 64;

/** In px of the world; `rise`: how far above the place its middle is drawn. */
interface Circle {
  x: number;
  y: number;
  rise: number;
  radius: number;
  points: MapPoint[];
}

/** Where rounds change: the same number means the same rounds. */
export function roundsStep(zoom: number): number {
  return Math.min(ALONE_ZOOM, Math.floor(zoom * STEPS_OF_A_ZOOM) / STEPS_OF_A_ZOOM);
}

function radiusOf(count: number): number {
  const disc = count < 10 ? 14 : count < 50 ? 16 : count < 250 ? 19 : 23;
  return disc + RING;
}

/**
 * Points and rounds that do not touch each other at this zoom; faint ones apart from the others and below them, or they would be counted
 * among those that the map is about, or hide them. Not the clusters of the map library: theirs have one distance for
 * all sizes, so their discs overlap, or merge long before they must.
 */
export function roundsAt(
  points: readonly MapPoint[],
  zoom: number,
): { alone: MapPoint[]; rounds: MapRound[] } {
  const step = roundsStep(zoom);
  if (step >= ALONE_ZOOM) return { alone: [...points], rounds: [] };
  const width = WORLD * 2 ** step;
  const circlesOf = (isFaint: boolean) =>
    points.filter((point) => point.isFaint === isFaint).map((point) => circleAt(point, width));
  const asked = joined(circlesOf(false));
  const all = [...asked];
  for (const circle of joined(circlesOf(true))) {
    all.push(circle.points.length === 1 ? circle : movedClear(circle, all));
  }
  return {
    alone: all.flatMap((circle) => (circle.points.length === 1 ? circle.points : [])),
    rounds: all
      .filter((circle) => circle.points.length > 1)
      .map((circle) => ({
        ...placeOf(circle, width),
        points: circle.points,
        radius: circle.radius,
        isFaint: circle.points[0]?.isFaint ?? false,
      })),
  };
}

function joined(circles: Circle[]): Circle[] {
  const fewer = merged(circles);
  return fewer.length === circles.length ? fewer : joined(fewer);
}

/** How far a circle is moved at most, in px, and in what steps. */
const [FARTHEST, STEP, TURNS] = [120, 8, 16];

/** The nearest place where it hides below no other: it stands for an area, and its number is to be read. */
function movedClear(circle: Circle, others: readonly Circle[]): Circle {
  for (let distance = 0; distance <= FARTHEST; distance += STEP) {
    for (let turn = 0; turn < (distance === 0 ? 1 : TURNS); turn++) {
      const angle = (turn / TURNS) * 2 * Math.PI;
      const x = circle.x + distance * Math.cos(angle);
      const moved = { ...circle, x, y: circle.y + distance * Math.sin(angle) };
      if (!others.some((other) => isTouching(moved, other))) return moved;
    }
  }
  return circle;
}

function isTouching(a: Circle, b: Circle): boolean {
  return Math.hypot(a.x - b.x, a.y - a.rise - b.y + b.rise) < a.radius + b.radius + GAP;
}

/** One pass: each circle takes the nearest that it touches. Cells keep it fast: two thousand points have two million pairs. */
function merged(circles: readonly Circle[]): Circle[] {
  const cells = new Map<string, Set<Circle>>();
  const cellOf = ({ x, y }: Circle) => `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
  const put = (circle: Circle) => {
    const key = cellOf(circle);
    cells.set(key, (cells.get(key) ?? new Set()).add(circle));
  };
  const take = (circle: Circle) => cells.get(cellOf(circle))?.delete(circle);
  for (const circle of circles) put(circle);
  const kept = new Set(circles);
  for (const circle of circles) {
    if (!kept.has(circle)) continue;
    const other = nearestTouched(circle, cells);
    if (!other) continue;
    for (const gone of [circle, other]) {
      take(gone);
      kept.delete(gone);
    }
    const both = together(circle, other);
    put(both);
    kept.add(both);
  }
  return [...kept];
}

function nearestTouched(circle: Circle, cells: ReadonlyMap<string, ReadonlySet<Circle>>): Circle | undefined {
  let [nearest, least]: [Circle | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  const [column, row] = [Math.floor(circle.x / CELL), Math.floor(circle.y / CELL)];
  for (const across of [-1, 0, 1]) {
    for (const along of [-1, 0, 1]) {
      for (const other of cells.get(`${column + across} ${row + along}`) ?? []) {
        const distance = Math.hypot(other.x - circle.x, other.y - other.rise - circle.y + circle.rise);
        if (other === circle || distance >= least) continue;
        if (distance < other.radius + circle.radius + GAP) [nearest, least] = [other, distance];
      }
    }
  }
  return nearest;
}

function together(a: Circle, b: Circle): Circle {
  const points = [...a.points, ...b.points];
  const share = b.points.length / points.length;
  return {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    rise: 0,
    radius: radiusOf(points.length),
    points,
  };
}

function circleAt(point: MapPoint, width: number): Circle {
  const [east, north] = projected([point.longitude, point.latitude]);
  const x = (east / 360) * width;
  return { x, y: (-north / 360) * width, rise: POINT_RISE, radius: POINT_RADIUS, points: [point] };
}

function placeOf({ x, y }: Circle, width: number): { longitude: number; latitude: number } {
  const turn = (-y / width) * 2 * Math.PI;
  return { longitude: (x / width) * 360, latitude: (Math.atan(Math.sinh(turn)) * 180) / Math.PI };
}
