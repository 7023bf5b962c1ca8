import fc from "fast-check";
import { expect, test } from "vitest";
import { rankOf } from "./rank.ts";

test.each([
  [0, 1],
  [19, 1],
  [20, 2],
  [79, 2],
  [80, 3],
  [249, 3],
  [250, 4],
  [799, 4],
  [800, 5],
  [1_000_000, 5],
])("%d points are rank %d", (points, level) => {
  expect(rankOf(points)).toBe(level);
});

test("more points never lower a rank, and nobody is without one", () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), (points, more) => {
      expect(rankOf(points)).toBeGreaterThanOrEqual(1);
      expect(rankOf(points + more)).toBeGreaterThanOrEqual(rankOf(points));
    }),
  );
});
