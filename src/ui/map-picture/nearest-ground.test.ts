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
      { at: [2, 5], area: "west", reach: 0 },
      { at: [8, 5], area: "east", reach: 0 },
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
      { at: [2, 5], area: "one", reach: 0 },
      { at: [8, 5], area: "one", reach: 0 },
    ],
    WINDOW,
  );
  expect(grounds.get("one")).toMatchObject({ borders: [], pieces: [{}, {}] });
});

test("a place that reaches farther has more of what is between, and takes in what lies within its reach", () => {
  const city = { at: [5, 5] as Position, area: "city", reach: 4 };
  const town = { at: [9, 5] as Position, area: "town", reach: 2 };
  const corners = nearestGround([city, town], WINDOW).get("town")?.pieces.flat() ?? [];
  expect(Math.min(...corners.map(([x]) => x))).toBeCloseTo(8.5);
  const suburb = { at: [5, 6] as Position, area: "suburb", reach: 0 };
  expect(nearestGround([city, suburb], WINDOW).get("suburb")?.pieces).toEqual([]);
});

const tenths = fc.integer({ min: 0, max: 100 });
const anywhere = fc.tuple(tenths, tenths, fc.integer({ min: 0, max: 3 }));

test("however places lie, they share out the whole window, and each corner is nearest to its own", () => {
  const options = { minLength: 1, maxLength: 30, selector: ([x, y]: number[]) => `${x} ${y}` };
  fc.assert(
    fc.property(fc.uniqueArray(anywhere, options), (points) => {
      const places = points.map(([x, y, reach], index) => ({
        at: [x / 10, y / 10] as Position,
        area: String(index),
        reach,
      }));
      const grounds = nearestGround(places, WINDOW);
      const pieces = [...grounds.values()].flatMap((ground) => ground.pieces);
      expect(pieces.map(size).reduce((a, b) => a + b, 0)).toBeCloseTo(100, 6);
      for (const place of places) {
        for (const [x, y] of grounds.get(place.area)?.pieces.flat() ?? []) {
          const far = (one: { at: Position; reach: number }) =>
            (one.at[0] - x) ** 2 + (one.at[1] - y) ** 2 - one.reach ** 2;
          expect(far(place)).toBeLessThanOrEqual(Math.min(...places.map(far)) + 1e-6);
        }
      }
    }),
    { numRuns: 200 },
  );
});
