import { expect, test } from "vitest";
import { windOf } from "./bearing.ts";

const DAM = { latitude: 52.373, longitude: 4.8936 };

test.each([
  [{ latitude: 52.3791, longitude: 4.8997 }, "northEast", "Centraal station"],
  [{ latitude: 52.36, longitude: 4.8936 }, "south", "a door due south"],
  [{ latitude: 52.373, longitude: 4.87 }, "west", "a door due west"],
  [{ latitude: 52.3826, longitude: 4.8779 }, "northWest", "a door as far north as west, in metres"],
  [{ latitude: 52.3634, longitude: 4.8936 + 0.0157 }, "southEast", "and one the other way"],
])("from the Dam, %o is %s: %s", (place, wind) => {
  expect(windOf(DAM, place)).toBe(wind);
});
