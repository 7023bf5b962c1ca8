import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOfTyped, typedCents } from "./typed-cents.ts";

test.each([
  ["12,50", 1250],
  ["12.5", 1250],
  ["€ 12,50", 1250],
  ["12,-", 1200],
  ["7", 700],
  ["1.250,00", 125_000],
  ["1,250.00", 125_000],
  ["", undefined],
  ["cheap", undefined],
  ["-3", undefined],
  ["1e3", undefined],
  ["12,505", 1_250_500],
])("%s is %s cents", (typed, cents) => {
  expect(centsOfTyped(typed)).toBe(cents);
});

test("what a field shows is that amount again, in every language", () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom("en", "nl", "cs"), (cents, tag) => {
      expect(centsOfTyped(typedCents(cents, tag))).toBe(cents);
    }),
  );
});
