import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DEFAULT_PICTURES } from "./default-pictures.ts";

test.each(DEFAULT_PICTURES)("%s is drawn, square and without anything beside the picture", async (name) => {
  const file = fileURLToPath(new URL(`../../../public/${name}`, import.meta.url));
  const { format, width, height, exif } = await sharp(file).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: "jpeg",
    width: 512,
    height: 512,
    exif: undefined,
  });
});

test("there are five, by the names of the contract", () => {
  expect([DEFAULT_PICTURES.length, DEFAULT_PICTURES[0], DEFAULT_PICTURES[4]]).toEqual([
    5,
    "default-profilepic-1.jpg",
    "default-profilepic-5.jpg",
  ]);
});
