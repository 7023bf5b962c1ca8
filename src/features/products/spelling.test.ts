import { expect, test } from "vitest";
import { likenessOf } from "./spelling.ts";

test.each([
  ["Amnesia Haze", "amnesia haze", 1],
  ["Gelato #33", "Gelato 33", 1],
  // Numbers make two things.
  ["Gelato 33", "Gelato 41", 0],
  ["White Widow 2.0", "White Widow 3.0", 0],
])("%s and %s are alike by %d", (one, other, likeness) => {
  expect(likenessOf(one, other)).toBe(likeness);
});

test("a number that only one has tells nothing", () => {
  expect(likenessOf("Gelato", "Gelato 33")).toBeGreaterThan(0.5);
});
