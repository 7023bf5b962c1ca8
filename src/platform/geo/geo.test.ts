import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { distanceMetres, isInCountry, looksSwapped } from "./geo.ts";
import { pointSchema } from "./point-schema.ts";

const dom = { latitude: 52.0907, longitude: 5.1214 };
describe("distanceMetres", () => {
  test("a degree of latitude is 111 kilometres; a degree of longitude half of that at sixty degrees north", () => {
    const oslo = { latitude: 60, longitude: 10 };
    expect(distanceMetres(oslo, { latitude: 61, longitude: 10 })).toBeCloseTo(111_195, 0);
    expect(distanceMetres(oslo, { latitude: 60, longitude: 11 })).toBeCloseTo(111_195 / 2, -1);
  });

  test("is nought to oneself, the same both ways, and at most half way round the earth", () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(distanceMetres(from, from)).toBe(0);
        expect(distanceMetres(from, to)).toBeCloseTo(distanceMetres(to, from), 3);
        expect(distanceMetres(from, to)).toBeLessThan(20_015_200);
      }),
    );
  });
});

test("a point with latitude and longitude exchanged is recognised", () => {
  const exchanged = { latitude: dom.longitude, longitude: dom.latitude };
  expect(isInCountry(dom)).toBe(true);
  expect(looksSwapped(dom)).toBe(false);
  expect(looksSwapped(exchanged)).toBe(true);
  expect(looksSwapped({ latitude: 48.85, longitude: 2.35 })).toBe(false);
});

describe("pointSchema", () => {
  test("reads the words of a query as numbers", () => {
    expect(v.parse(pointSchema, { latitude: "52.0907", longitude: "5.1214" })).toEqual(dom);
  });

  test.each(["1e309", "NaN", "Infinity", "", " 52", "52,1", "0x10", "91", "-90.5", "\0", "5".repeat(99)])(
    "refuses the latitude %j",
    (latitude) => {
      expect(v.safeParse(pointSchema, { latitude, longitude: "5" }).success).toBe(false);
    },
  );
});
