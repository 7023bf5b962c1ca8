import { expect, test } from "vitest";
import { permilleTyped } from "./permille-typed.ts";

test.each([
  ["21,5", 215],
  ["21.5 %", 215],
  ["18", 180],
  ["0,4", 4],
  ["0", 0],
  ["100", 1000],
  ["", null],
  [" ", null],
  ["100,1", undefined],
  ["21,55", undefined],
  ["a lot", undefined],
  ["-3", undefined],
])("%s", (text, permille) => {
  expect(permilleTyped(text)).toBe(permille);
});
