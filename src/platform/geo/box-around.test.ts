import fc from "fast-check";
import { expect, test } from "vitest";
import { boxAround } from "./box-around.ts";
import { COUNTRY_BOX, distanceMetres } from "./geo.ts";

const point = fc.record({
  latitude: fc.double({ min: COUNTRY_BOX.south, max: COUNTRY_BOX.north, noNaN: true }),
  longitude: fc.double({ min: COUNTRY_BOX.west, max: COUNTRY_BOX.east, noNaN: true }),
});

test("a box reaches as far to the side as up and down, in metres", () => {
  fc.assert(
    fc.property(point, fc.integer({ min: 500, max: 25_000 }), (middle, metres) => {
      const [west, south, east, north] = boxAround(middle, metres);
      const { latitude, longitude } = middle;
      for (const edge of [
        { latitude, longitude: west },
        { latitude, longitude: east },
        { latitude: south, longitude },
        { latitude: north, longitude },
      ]) {
        // Rounded to eleven metres.
        expect(Math.abs(distanceMetres(middle, edge) - metres)).toBeLessThan(12 + metres * 0.005);
      }
    }),
  );
});
