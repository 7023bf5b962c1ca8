import { expect, test } from "vitest";
import { preparePicture } from "./prepare-picture.ts";

/** A hundred pixels square: a ground with a bar across its middle, each as light as is said for its column. */
function picture(ground: (x: number) => number, bar: (x: number) => number) {
  const data = new Uint8ClampedArray(100 * 100 * 4);
  for (let place = 0; place < 100 * 100; place += 1) {
    const [x, y] = [place % 100, Math.floor(place / 100)];
    const light = y >= 48 && y < 52 ? bar(x) : ground(x);
    data.set([light, light, light, 255], place * 4);
  }
  return { data, width: 100, height: 100 };
}

/** The prepared pixel at a share of its width and height. */
function seen({ file }: { file: Uint8Array }, across: number, down: number): number {
  const head = "P5\n250 250\n255\n".length;
  return file[head + Math.floor(down * 250) * 250 + Math.floor(across * 250)] ?? Number.NaN;
}

test("a picture becomes grey, two and a half times as large, in the plain format of Netpbm", () => {
  const { file, scale } = preparePicture(
    picture(
      () => 250,
      () => 20,
    ),
  );
  expect(new TextDecoder().decode(file.subarray(0, 15))).toBe("P5\n250 250\n255\n");
  expect(file.length).toBe(15 + 250 * 250);
  expect(scale).toBe(2.5);
});

test("light letters on a dark board become dark on light, and pale ones black", () => {
  const dark = preparePicture(
    picture(
      () => 60,
      () => 140,
    ),
  );
  expect(seen(dark, 0.5, 0.5)).toBeLessThan(60);
  expect(seen(dark, 0.5, 0.2)).toBeGreaterThan(220);
});

test("what lies in the shade is as light as the rest", () => {
  const shaded = preparePicture(
    picture(
      (x) => 240 - x * 1.6,
      (x) => (240 - x * 1.6) * 0.3,
    ),
  );
  expect(seen(shaded, 0.05, 0.2)).toBeGreaterThan(220);
  expect(seen(shaded, 0.95, 0.2)).toBeGreaterThan(180);
  expect(seen(shaded, 0.05, 0.5)).toBeLessThan(110);
  expect(seen(shaded, 0.95, 0.5)).toBeLessThan(110);
});

test("a picture of nothing stays one", () => {
  const { file } = preparePicture(
    picture(
      () => 128,
      () => 128,
    ),
  );
  expect(new Set(file.subarray(15)).size).toBe(1);
});
