import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawing } from "./drawing.ts";
import { facadePlan } from "./facade-plan.ts";
import { canvas } from "./house.ts";

type Point = readonly [x: number, y: number];

const numbersTaken: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** Points on a circular arc, thick enough to find how far it bulges. */
function arcPoints(
  [x1, y1]: Point,
  [x2, y2]: Point,
  radius: number,
  isLarge: boolean,
  isSwept: boolean,
): Point[] {
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const height = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) * (isLarge === isSwept ? -1 : 1);
  const centreX = (x1 + x2) / 2 - (height * (y2 - y1)) / (2 * half);
  const centreY = (y1 + y2) / 2 + (height * (x2 - x1)) / (2 * half);
  const from = Math.atan2(y1 - centreY, x1 - centreX);
  const turn = Math.atan2(y2 - centreY, x2 - centreX) - from;
  const sweep = isSwept ? (turn + 2 * Math.PI) % (2 * Math.PI) : -((2 * Math.PI - turn) % (2 * Math.PI));
  return Array.from({ length: 33 }, (_, index) => from + (sweep * index) / 32).map((angle) => [
    centreX + radius * Math.cos(angle),
    centreY + radius * Math.sin(angle),
  ]);
}

/** Every point that bounds a path: its corners, the handles of its curves, the bulge of its arcs. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let here: Point = [0, 0];
  let start: Point = here;
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const [baseX, baseY] = letter === command ? [1, 1] : [0, 0];
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const size = numbersTaken[command]!;
    if (size === 0 ? numbers.length > 0 : numbers.length % size !== 0)
      throw new Error(`${letter}${rest} is no path`);
    if (command === "z") here = start;
    for (let index = 0; index < numbers.length; index += size) {
      const taken = numbers.slice(index, index + size);
      const [x, y] = [here[0] * baseX, here[1] * baseY];
      if (command === "h") here = [x + taken[0]!, here[1]];
      else if (command === "v") here = [here[0], y + taken[0]!];
      else if (command === "a") {
        const end: Point = [x + taken[5]!, y + taken[6]!];
        points.push(...arcPoints(here, end, taken[0]!, taken[3] === 1, taken[4] === 1));
        here = end;
      } else {
        for (let pair = 0; pair < size; pair += 2) points.push([x + taken[pair]!, y + taken[pair + 1]!]);
        here = points.at(-1)!;
      }
      if (command === "m") start = here;
      points.push(here);
    }
  }
  return points;
}

const isOutside = ([x, y]: Point) => !(x >= 0 && x <= canvas.width && y >= 0 && y <= canvas.height);

describe("the drawing of a façade", () => {
  it("stays inside the picture, whatever the seed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat().map(String), fc.string({ unit: "binary" })), (seed) => {
        const outside = drawing(facadePlan(seed)).filter(([, path]) => pointsOf(path).some(isOutside));
        expect(outside).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
