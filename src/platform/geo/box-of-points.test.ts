import fc from "fast-check";
import { expect, test } from "vitest";
import { boxOfPoints, middleOf } from "./box-of-points.ts";
import { isInBbox } from "./country-bbox.ts";

const spot = fc.record({
  longitude: fc.double({ min: 3.3, max: 7.2, noNaN: true }),
  latitude: fc.double({ min: 50.8, max: 53.6, noNaN: true }),
});

test("the box of a few points has all of them, with room around", () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 19 }), (points) => {
      const box = boxOfPoints(points, 500) ?? [0, 0, 0, 0];
      expect(points.every((point) => isInBbox(box, point))).toBe(true);
      expect(isInBbox(box, middleOf(box))).toBe(true);
    }),
  );
});

test("the one shop in a far suburb does not make a town small, nor does no point make a box", () => {
  const town = Array.from({ length: 40 }, (_, at) => ({ longitude: 4.88 + at / 2000, latitude: 52.37 }));
  const [west, , east] = boxOfPoints([...town, { longitude: 5.4, latitude: 52.37 }], 100) ?? [0, 0, 9, 0];
  expect(east - west).toBeLessThan(0.04);
  expect(boxOfPoints([], 500)).toBeNull();
});
