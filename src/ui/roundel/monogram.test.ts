import { expect, test } from "vitest";
import { monogram } from "./monogram.ts";

test.each([
  ["Dutch Passion", "DP"],
  ["Barney's Farm", "BF"],
  ["The Bank of Seeds", "TS"],
  ["Élite", "É"],
  ["710", "7"],
  ["('t Zaadje)", "TZ"],
  ["!", ""],
])("%s is %s", (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
