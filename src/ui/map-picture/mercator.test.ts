import fc from "fast-check";
import { expect, test } from "vitest";
import { projected } from "./mercator.ts";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const latitudes = between(-80, 80);

test("a place on the equator stays where it is, and the country is stretched by what MapLibre stretches it", () => {
  expect(projected([4.9, 0])[0]).toBe(4.9);
  expect(projected([4.9, 0])[1]).toBeCloseTo(0, 9);
  // The middle of the map of zoom 0 with Amsterdam's latitude: 512 px for 360 degrees.
  const [x, y] = projected([4.9, 52.37]);
  expect([x, y].map((degrees) => ((degrees + 180) / 360) * 512)).toEqual([
    expect.closeTo(262.969, 2),
    expect.closeTo(343.732, 2),
  ]);
});

test("what lies further north or east lies there on the map, and south mirrors north", () => {
  fc.assert(
    fc.property(latitudes, latitudes, between(-180, 180), (one, other, longitude) => {
      const [x, y] = projected([longitude, one]);
      expect(x).toBe(longitude);
      expect(projected([longitude, -one])[1]).toBeCloseTo(-y, 9);
      if (one < other - 1e-9) expect(y).toBeLessThan(projected([longitude, other])[1]);
    }),
  );
});

test("small shapes keep their form: a step north is as long as a step east over the cosine", () => {
  fc.assert(
    fc.property(between(50, 54), (latitude) => {
      const step = 1e-5;
      const [, y] = projected([5, latitude]);
      const [, further] = projected([5, latitude + step]);
      expect((further - y) / step).toBeCloseTo(1 / Math.cos((latitude * Math.PI) / 180), 3);
    }),
  );
});
