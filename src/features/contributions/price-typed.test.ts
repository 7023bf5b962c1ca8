import { expect, test } from "vitest";
import { centsTyped } from "./price-typed.ts";

test.each([
  ["12", 1200],
  ["12,5", 1250],
  ["€ 12.50", 1250],
  ["9,-", 900],
  ["0,29", 29],
  ["0", undefined],
  ["", undefined],
  ["free", undefined],
  ["1.234.5", undefined],
  ["5000", undefined],
])("%j is %s cents", (text, cents) => {
  expect(centsTyped(text)).toBe(cents);
});
