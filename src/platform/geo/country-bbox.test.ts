import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bbox, roundedBbox, writeBbox } from "./bbox.ts";
import { isInBbox, namedBbox, readBbox } from "./country-bbox.ts";
import { COUNTRY_BOX } from "./geo.ts";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Boxes as a map of the country can show them. */
const shown = fc
  .record({
    west: between(2.3, 8.1),
    south: between(50.4, 54.1),
    width: between(0.001, 6),
    height: between(0.001, 4),
  })
  .map(({ west, south, width, height }): Bbox => {
    return [west, south, Math.min(west + width, 8.2), Math.min(south + height, 54.2)];
  });

describe("a box in an address", () => {
  test("is read as it was written, to eleven metres", () => {
    fc.assert(
      fc.property(shown, (box) => {
        expect(readBbox(writeBbox(box))).toEqual(roundedBbox(box));
      }),
    );
  });

  test("is the same however often it is read and written", () => {
    fc.assert(
      fc.property(shown, (box) => {
        const once = writeBbox(box);
        expect(writeBbox(readBbox(once) ?? [0, 0, 0, 0])).toBe(once);
      }),
    );
  });

  test("may be the whole country and some of the sea", () => {
    const { west, south, east, north } = COUNTRY_BOX;
    expect(readBbox(`${west},${south},${east},${north}`)).toEqual([west, south, east, north]);
    expect(readBbox("2.3,50.4,8.2,54.2")).toEqual([2.3, 50.4, 8.2, 54.2]);
  });

  test.each([
    ["", "nothing"],
    ["4,52,5", "three numbers"],
    ["4,52,5,53,6", "five numbers"],
    ["NaN,52,5,53", "no number"],
    ["4,52,Infinity,53", "no end"],
    ["4,52,1e1,53", "an exponent"],
    ["0x4,52,5,53", "another notation"],
    ["4, 52,5,53", "a space"],
    ["4,52,5,53\0", "a null character"],
    [",52,5,53", "an empty part"],
    ["9".repeat(10_000), "far too long"],
    ["5,52,4,53", "east and west exchanged"],
    ["4,53,5,52", "north and south exchanged"],
    ["4,52,4,53", "no width"],
    ["4,52,4.00001,53", "no width left after rounding"],
    ["52.35,4.85,52.39,4.93", "latitude and longitude exchanged"],
    ["-180,-90,180,90", "the world"],
    ["2.1,50.7,7.3,53.7", "too far west"],
    ["3.2,49.6,7.3,53.7", "too far south"],
    ["3.2,50.7,8.4,53.7", "too far east"],
    ["3.2,50.7,7.3,54.8", "too far north"],
  ])("is not %j: %s", (text) => {
    expect(readBbox(text)).toBeNull();
  });

  test("is refused or inside the margin, whatever somebody writes", () => {
    const part = fc.oneof(fc.double().map(String), fc.integer({ min: -9, max: 60 }).map(String), fc.string());
    fc.assert(
      fc.property(fc.array(part, { minLength: 4, maxLength: 4 }), (parts) => {
        const box = readBbox(parts.join(","));
        if (box === null) return;
        expect(box[0]).toBeLessThan(box[2]);
        expect(box[1]).toBeLessThan(box[3]);
        expect(Math.min(box[0], 8.4 - box[2], box[1] - 49.6, 54.8 - box[3])).toBeGreaterThan(0);
      }),
    );
  });

  test("names what a map shows, also when that is more than it may name", () => {
    expect(readBbox(writeBbox(namedBbox([2.82, 48.6, 8.2, 54.2])))).toEqual([2.82, 49.7, 8.2, 54.2]);
    fc.assert(
      fc.property(shown, (box) => {
        expect(namedBbox(box)).toEqual(roundedBbox(box));
      }),
    );
  });

  test("is absent where the query has none", () => {
    expect(readBbox(null)).toBeNull();
    expect(readBbox(undefined)).toBeNull();
  });
});

test("a point on the edge is in the box", () => {
  const box: Bbox = [4.8, 52.3, 5, 52.4];
  expect(isInBbox(box, { longitude: 4.8, latitude: 52.4 })).toBe(true);
  expect(isInBbox(box, { longitude: 4.79, latitude: 52.35 })).toBe(false);
  expect(isInBbox(box, { longitude: 4.9, latitude: 52.41 })).toBe(false);
});
