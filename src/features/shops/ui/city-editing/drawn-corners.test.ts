import { expect, test } from "vitest";
import type { Corner } from "#platform/geo/ring.ts";
import { withCorner } from "./drawn-corners.ts";

const SQUARE: Corner[] = [
  [5, 52],
  [6, 52],
  [6, 53],
  [5, 53],
];

test("a corner of an area that is being drawn is its last", () => {
  expect(withCorner([], [5, 52], false)).toEqual({ corners: [[5, 52]], at: 0 });
  expect(withCorner(SQUARE, [5.5, 51.9], false).at).toBe(4);
});

test.each([
  [[5.5, 51.9], 1],
  [[6.1, 52.5], 2],
  [[5.5, 53.2], 3],
  [[4.9, 52.5], 4],
] as const)("of a closed one %j stands on the side that is nearest", (corner, at) => {
  expect(withCorner(SQUARE, corner, true).at).toBe(at);
});
