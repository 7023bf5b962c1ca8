import { expect, test } from "vitest";
import { placeTyped } from "./place-typed.ts";

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
