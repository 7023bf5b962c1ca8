import fc from "fast-check";
import { expect, test } from "vitest";
import type { Line, Position } from "./clip.ts";
import { nearestGround } from "./nearest-ground.ts";

const WINDOW = { west: 0, south: 0, east: 10, north: 10 };

const size = (line: Line) =>
  Math.abs(
    line.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = line[(index + 1) % line.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

test("two places share a window in the middle between them, where the border is", () => {
  const grounds = nearestGround(
    [
      { at: [2, 5], area: "west" },
      { at: [8, 5], area: "east" },
    ],
    WINDOW,
  );
  expect(grounds.get("west")?.pieces.map(size)).toEqual([50]);
  expect(grounds.get("east")?.borders).toEqual([
    [
      [5, 10],
      [5, 0],
    ],
  ]);
});

test("places of one area have no border between them", () => {
  const grounds = nearestGround(
    [
      { at: [2, 5], area: "one" },
      { at: [8, 5], area: "one" },
    ],
    WINDOW,
  );
  expect(grounds.get("one")).toMatchObject({ borders: [], pieces: [{}, {}] });
});

const anywhere = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));

test("however places lie, they share out the whole window, and each corner is nearest to its own", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anywhere, { minLength: 1, maxLength: 30, selector: String }), (points) => {
      const places = points.map(([x, y], index) => ({
        at: [x / 10, y / 10] as Position,
        area: String(index),
      }));
      const grounds = nearestGround(places, WINDOW);
      const sum = [...grounds.values()].flatMap(({ pieces }) => pieces.map(size)).reduce((a, b) => a + b, 0);
      expect(sum).toBeCloseTo(100, 6);
      for (const { at, area } of places) {
        for (const [x, y] of grounds.get(area)?.pieces.flat() ?? []) {
          const far = (other: Position) => Math.hypot(other[0] - x, other[1] - y);
          expect(far(at)).toBeLessThanOrEqual(Math.min(...places.map((one) => far(one.at))) + 1e-6);
        }
      }
    }),
    { numRuns: 100 },
  );
});
