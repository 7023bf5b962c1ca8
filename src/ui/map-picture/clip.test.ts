import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clippedLine, clippedRing, type Line } from "./clip.ts";

const WINDOW = { west: 0, south: 0, east: 10, north: 10 };

describe("a ring cut at a window", () => {
  test("stays as it is inside", () => {
    const ring: Line = [
      [1, 1],
      [5, 1],
      [5, 5],
      [1, 1],
    ];
    expect(new Set(clippedRing(ring, WINDOW).map(String))).toEqual(new Set(ring.map(String)));
  });

  test("runs along the sides where it left", () => {
    const around: Line = [
      [-5, -5],
      [15, -5],
      [15, 15],
      [-5, 15],
      [-5, -5],
    ];
    expect(new Set(clippedRing(around, WINDOW).map(String))).toEqual(
      new Set(["0,0", "10,0", "10,10", "0,10"]),
    );
  });

  test("is gone when it lies elsewhere", () => {
    expect(
      clippedRing(
        [
          [20, 20],
          [25, 20],
          [25, 25],
          [20, 20],
        ],
        WINDOW,
      ),
    ).toEqual([]);
  });

  test("never reaches out of the window, and is closed", () => {
    const point = fc.tuple(fc.integer({ min: -20, max: 30 }), fc.integer({ min: -20, max: 30 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (points) => {
        const [first = [0, 0]] = points;
        const cut = clippedRing([...points, first], WINDOW);
        for (const [x, y] of cut) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.max(x, y)).toBeLessThanOrEqual(10 + 1e-9);
        }
        expect(cut.at(-1)).toEqual(cut[0]);
      }),
    );
  });
});

test("a line keeps the pieces inside, each with one step beyond", () => {
  const line: Line = [
    [-9, 5],
    [-5, 5],
    [5, 5],
    [15, 5],
    [20, 5],
    [15, 8],
    [5, 8],
  ];
  expect(clippedLine(line, WINDOW)).toEqual([
    [
      [-5, 5],
      [5, 5],
      [15, 5],
    ],
    [
      [15, 8],
      [5, 8],
    ],
  ]);
});
