import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeInBox } from "./size-in-box.ts";

const BOX = { width: 512, height: 512 };

test.each([
  [4000, 3000, 512, 384],
  [3000, 4000, 384, 512],
  [512, 512, 512, 512],
  [100, 40, 100, 40],
  [20_000, 1, 512, 1],
])("%d × %d becomes %d × %d", (width, height, smallWidth, smallHeight) => {
  expect(sizeInBox({ width, height }, BOX)).toEqual({ width: smallWidth, height: smallHeight });
});

test("whatever comes fits, is never enlarged, and never vanishes", () => {
  const side = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const small = sizeInBox({ width, height }, BOX);
      expect(small.width).toBeGreaterThanOrEqual(1);
      expect(small.height).toBeGreaterThanOrEqual(1);
      expect(small.width).toBeLessThanOrEqual(Math.min(width, 512));
      expect(small.height).toBeLessThanOrEqual(Math.min(height, 512));
    }),
  );
});
