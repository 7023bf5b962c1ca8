import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChosenPicture, pictureCompression, profileCompression } from "./compression-rule.ts";

const photo: ChosenPicture = {
  byteCount: 4_000_000,
  mime: "image/jpeg",
  width: 4000,
  height: 3000,
  isSeenThrough: false,
};

test("a file under a thousand kilobytes goes as it is, however many pixels it has", () => {
  expect(pictureCompression({ ...photo, byteCount: 999_999 })).toBeUndefined();
  expect(pictureCompression({ ...photo, byteCount: 1_000_000 })).toBeDefined();
});

test.each([
  [4000, 3000, 1440, 1080],
  [1000, 4000, 270, 1080],
  [3840, 1080, 1920, 540],
  [800, 600, 800, 600],
  [9000, 1, 1920, 1],
])("a larger file of %i × %i becomes %i × %i", (width, height, toWidth, toHeight) => {
  const compression = pictureCompression({ ...photo, width, height });
  expect(compression).toEqual({ mime: "image/jpeg", width: toWidth, height: toHeight, quality: 0.8 });
});

test("what can be seen through stays PNG, other PNG becomes JPEG", () => {
  const png = { ...photo, mime: "image/png" };
  expect(pictureCompression({ ...png, isSeenThrough: true })?.mime).toBe("image/png");
  expect(pictureCompression(png)?.mime).toBe("image/jpeg");
});

test("a profile picture is JPEG of 512 pixels at most, also a small file", () => {
  const small = { ...photo, mime: "image/png", byteCount: 10, isSeenThrough: true };
  expect(profileCompression(small)).toEqual({ mime: "image/jpeg", width: 512, height: 384, quality: 0.8 });
});

test("nothing is made larger or bent", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const made = pictureCompression({ ...photo, width, height });
      if (!made) throw new Error("It was kept");
      expect(made.width).toBeLessThanOrEqual(Math.min(width, 1920));
      expect(made.height).toBeLessThanOrEqual(Math.min(height, 1080));
      // Half a pixel of rounding on either side, seen through the larger scale.
      const scale = Math.min(1, 1920 / width, 1080 / height);
      expect(Math.abs(made.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(made.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5);
    }),
  );
});
