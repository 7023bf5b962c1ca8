import fc from "fast-check";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { runs } from "#tests/support/thorough.ts";
import type { ImageTask } from "./image-task.ts";
import { startImageWorker } from "./image-workers.ts";
import { openImageWorkers } from "./image-workers.ts";
import {
  animated,
  photo,
  photoWithPlace,
  pixelBomb,
  polyglot,
  seenThrough,
  SVG,
} from "./sent-pictures.test-support.ts";

const workshop = openImageWorkers();
afterAll(() => workshop.close());

const ORIGINAL: ImageTask = { width: 1920, height: 1080, fit: "inside", format: "jpegOrPng" };
const send = (bytes: Uint8Array, task = ORIGINAL) => workshop.make("upload", bytes, task);

/** What becomes of a picture that is taken. */
async function taken(bytes: Uint8Array, task = ORIGINAL) {
  const outcome = await send(bytes, task);
  if ("refused" in outcome) throw new Error(`It was refused: ${outcome.refused}`);
  return outcome.made;
}

describe("what people send", () => {
  test.each(["jpeg", "png", "webp"] as const)("a %s becomes a JPEG that fits", async (format) => {
    const made = await taken(await photo(3000, 2000, format));
    expect(made).toMatchObject({ mime: "image/jpeg", width: 1620, height: 1080 });
    expect(await sharp(made.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1620, space: "srgb" });
  });

  test("a small one is not made larger, except to fill a shape", async () => {
    const bytes = await photo(60, 40);
    expect(await taken(bytes)).toMatchObject({ width: 60, height: 40 });
    const square: ImageTask = { width: 96, height: 96, fit: "cover", format: "webp" };
    expect(await taken(bytes, square)).toMatchObject({ width: 96, height: 96, mime: "image/webp" });
  });

  test("what can be seen through stays so, or gets a white ground as JPEG", async () => {
    expect((await taken(await seenThrough())).mime).toBe("image/png");
    const opaque = await sharp(await photo(40, 40))
      .ensureAlpha()
      .png()
      .toBuffer();
    expect((await taken(opaque)).mime).toBe("image/jpeg");
    const jpeg = await taken(await seenThrough(), { ...ORIGINAL, format: "jpeg" });
    const [red = 0] = await sharp(jpeg.bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(120);
  });

  test("a photo stands upright and has forgotten where and by whom it was taken", async () => {
    const sent = await photoWithPlace();
    expect(sent.includes("PhoneOfSomebody")).toBe(true);
    const made = await taken(sent);
    expect(made).toMatchObject({ width: 720, height: 1080 });
    const left = await sharp(made.bytes).metadata();
    expect([left.exif, left.xmp, left.iptc, left.icc, left.orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(made.bytes).toString("latin1")).not.toMatch(
      /PhoneOfSomebody|Somebody|Home|Exif|adobe/,
    );
    // Turned clockwise, the left half is on top.
    const { data } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(data[2] ?? 255);
  });
});

describe("what others send", () => {
  test("an animation is its first picture, and as GIF none at all", async () => {
    const made = await taken(await animated("webp"));
    expect(made).toMatchObject({ width: 60, height: 40 });
    const [red, green] = await sharp(made.bytes).raw().toBuffer();
    expect([red, green]).toEqual([expect.closeTo(254, -1), expect.closeTo(0, -1)]);
    expect(await send(await animated("gif"))).toEqual({ refused: "type" });
  });

  test("programs inside a real picture do not come out of it", async () => {
    const sent = await polyglot();
    expect(sent.includes("<?php")).toBe(true);
    expect(Buffer.from((await taken(sent)).bytes).toString("latin1")).not.toMatch(/<\?php|<script/);
  });

  test.each<[string, Uint8Array]>([
    ["nothing", new Uint8Array()],
    ["a drawing that calls itself .jpg", SVG],
    ["text", Buffer.from("GIF89a is not what I am".repeat(100))],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a document", Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj")],
  ])("%s is no picture", async (_, bytes) => {
    expect(await send(bytes)).toEqual({ refused: "type" });
  });

  test.each([
    [16_384, 16_384],
    [6001, 4000],
    [65_535, 367],
  ])("%i × %i pixels are too many, and are never unpacked", async (width, height) => {
    expect(await send(pixelBomb(width, height))).toEqual({ refused: "pixels" });
  });

  test.each([
    [16_385, 2],
    [2, 16_385],
  ])("%i × %i pixels are no photo, and are never unpacked", async (width, height) => {
    expect(await send(pixelBomb(width, height))).toEqual({ refused: "sides" });
  });

  test("24 megapixels are not too many", async () => {
    expect(await taken(pixelBomb(6000, 4000))).toMatchObject({ width: 1620, height: 1080 });
  });

  test.each(["jpeg", "png", "webp"] as const)("a %s that ends too early is broken", async (format) => {
    const whole = await photo(900, 600, format);
    for (const share of [0.1, 0.5, 0.9]) {
      expect(await send(whole.subarray(0, whole.length * share))).toEqual({ refused: "broken" });
    }
  });

  test("whatever bytes are bent, the answer is a picture or a refusal", async () => {
    const wholes = await Promise.all([photo(90, 60), photo(90, 60, "png"), photo(90, 60, "webp")]);
    const bend = fc.record({
      whole: fc.constantFrom(...wholes),
      places: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
        maxLength: 12,
      }),
    });
    await fc.assert(
      fc.asyncProperty(bend, async ({ whole, places }) => {
        const bent = Buffer.from(whole);
        for (const [place, value] of places) bent[Math.trunc(place * bent.length)] = value;
        const outcome = await send(bent);
        if ("refused" in outcome) return;
        expect((await sharp(outcome.made.bytes).metadata()).format).toMatch(/jpeg|png/);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe("a crowd", () => {
  test("of more than two at work and eight in line is sent away, but those who look are not", async () => {
    const bytes = await photo(300, 200);
    const crowd = Array.from({ length: 11 }, () => send(bytes));
    await expect(crowd.pop()).rejects.toMatchObject({ kind: "unavailable" });
    const looking = workshop.make("view", bytes, { ...ORIGINAL, format: "avif" });
    expect(await Promise.all([...crowd, looking])).toSatisfy((all: object[]) =>
      all.every((one) => "made" in one),
    );
  });

  test("is served on after a process has died in the midst of it", async () => {
    const bytes = await photo(3000, 2000);
    const dying = [send(bytes), send(bytes), send(bytes)];
    await new Promise((resolve) => setImmediate(resolve));
    await workshop.close();
    const outcomes = await Promise.all(dying);
    expect(outcomes.at(-1)).toHaveProperty("made");
    expect(await send(bytes)).toHaveProperty("made");
  });
});

test("a process that dies over a picture has called it broken", async () => {
  const worker = await startImageWorker();
  const outcome = worker.make(await photo(3000, 2000), ORIGINAL);
  worker.end();
  expect(await outcome).toEqual({ refused: "broken" });
  expect(worker.isAlive()).toBe(false);
});
