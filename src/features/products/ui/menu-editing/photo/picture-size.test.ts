import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { scaleToRead, sizeMistake, sizeOfFile } from "./picture-size.ts";

const drawn = sharp({ create: { width: 321, height: 123, channels: 3, background: "#456" } });

describe("how large a picture is", () => {
  test.each(["jpeg", "png", "webp"] as const)("is in the head of a %s", async (format) => {
    expect(sizeOfFile(await drawn.clone().toFormat(format).toBuffer())).toEqual({ width: 321, height: 123 });
  });

  test("is in the head of a WebP without losses, and of one with an alpha", async () => {
    expect(sizeOfFile(await drawn.clone().webp({ lossless: true }).toBuffer())).toEqual({
      width: 321,
      height: 123,
    });
    expect(sizeOfFile(await drawn.clone().ensureAlpha(0.5).webp().toBuffer())).toEqual({
      width: 321,
      height: 123,
    });
  });

  test("is nowhere in what is no picture, or the beginning of one", async () => {
    expect(sizeOfFile(new TextEncoder().encode("Wiet;12,50"))).toBeUndefined();
    expect(sizeOfFile(new Uint8Array())).toBeUndefined();
    expect(sizeOfFile((await drawn.clone().jpeg().toBuffer()).subarray(0, 12))).toBeUndefined();
  });
});

test("a picture of a hundred megapixels is refused before it is unpacked, and one of no letters too", () => {
  expect(sizeMistake({ width: 10_000, height: 10_000 })).toBe("tooLarge");
  expect(sizeMistake({ width: 39, height: 2000 })).toBe("tooSmall");
  expect(sizeMistake({ width: 6000, height: 8000 })).toBeUndefined();
});

test("small pictures are enlarged, and large ones made as small as is read well", () => {
  expect(scaleToRead({ width: 600, height: 800 })).toBe(2.5);
  expect(scaleToRead({ width: 6000, height: 8000 })).toBe(0.5);
});
