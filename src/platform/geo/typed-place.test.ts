import { expect, test } from "vitest";
import { doubtfulDegrees, placeTyped } from "./typed-place.ts";

test.each([
  ["52.0907", "5.1214", { latitude: 52.0907, longitude: 5.1214 }],
  [" 52,0907", "5,1214 ", { latitude: 52.0907, longitude: 5.1214 }],
  ["", "5.1214", null],
  ["52.0907", " ", null],
  ["52° 5′", "5.1214", null],
  ["52.0907, 5.1214", "5.1214", null],
])("%j and %j are %j", (latitude, longitude, place) => {
  expect(placeTyped({ latitude, longitude })).toEqual(place);
});

test.each([
  ["east", "longitude"],
  ["4.13", "latitude"],
] as const)("a mistake of 52 and %j is told at the %s", (longitude, at) => {
  expect(doubtfulDegrees({ latitude: "52", longitude })).toBe(at);
});

test("of two that are no numbers the first is told", () => {
  expect(doubtfulDegrees({ latitude: "", longitude: "" })).toBe("latitude");
});
