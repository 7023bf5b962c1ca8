import { expect, test } from "vitest";
import { isCheaper } from "./is-cheaper.ts";
import type { PriceRung } from "./price-ladder.ts";

const gram = (quantity: number, cents: number): PriceRung => ({ unit: "gram", quantity, cents });
const piece = (quantity: number, cents: number): PriceRung => ({ unit: "piece", quantity, cents });

test.each<[string, PriceRung[], PriceRung[], boolean]>([
  ["a gram costs less", [gram(1, 900)], [gram(1, 1000)], true],
  ["five grams cost less, and with them a gram", [gram(1, 1000), gram(5, 4000)], [gram(1, 1000)], true],
  ["half a gram can be had, at the same price", [gram(0.5, 500), gram(1, 1000)], [gram(1, 1000)], false],
  ["a gram costs more", [gram(1, 1100)], [gram(1, 1000)], false],
  ["nothing changed", [gram(1, 1000)], [gram(1, 1000)], false],
  ["three pieces cost less", [piece(1, 500), piece(3, 1200)], [piece(1, 500), piece(3, 1350)], true],
  ["a piece can be had and before only three", [piece(1, 500), piece(3, 1350)], [piece(3, 1350)], false],
  [
    "one costs less and three cost more",
    [piece(1, 400), piece(3, 1400)],
    [piece(1, 500), piece(3, 1350)],
    false,
  ],
  ["a price is told for the first time", [gram(1, 900)], [], false],
  ["the price is not told any more", [], [gram(1, 900)], false],
  ["it is sold by weight now", [gram(1, 300)], [piece(1, 500)], false],
])("%s", (_, ladder, before, isLess) => {
  expect(isCheaper(ladder, before)).toBe(isLess);
});
