import fc from "fast-check";
import { expect, test } from "vitest";
import { amountsOf, basketOf } from "./basket.ts";
import type { MenuItem } from "./menu.ts";
import type { PriceLadder } from "./price-ladder.ts";

function lineOf(id: number, rungs: [quantity: number, cents: number][]): MenuItem {
  const ladder: PriceLadder = rungs.map(([quantity, cents]) => ({ unit: "gram", quantity, cents }));
  return {
    id,
    name: `Line ${id}`,
    product: null,
    heading: null,
    available: "yes",
    ladder,
    centsPerGram: null,
    lastSeenAt: "2026-11-21T13:15:00Z",
  };
}

const FOG = lineOf(1, [
  [1, 1200],
  [2.5, 2800],
]);
const SAND = lineOf(2, [[0.7, 900]]);

test("adds up what is chosen, each at its cheapest way", () => {
  const basket = basketOf([FOG, SAND], { 1: 3.5, 2: 1.4 });
  expect(basket).toMatchObject({ grams: 4.9, gramsLeft: 0.1, cents: 4000 + 1800 });
});

test("an amount that cannot be had is none", () => {
  expect(basketOf([FOG, SAND], { 1: 0.5, 2: 5, 9: 1 })).toMatchObject({
    grams: 0,
    gramsLeft: 5,
    cents: 0,
    lines: [],
  });
});

test("offers amounts that the rungs add up to and the law leaves", () => {
  expect(amountsOf(FOG, 5)).toEqual([1, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
  expect(amountsOf(FOG, 2)).toEqual([1, 2]);
  expect(amountsOf(SAND, 5)).toEqual([0.7, 3.5]);
});

test("never holds more than five grams when only what is left is offered", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(FOG, SAND), fc.nat())), (choices) => {
      const chosen: Record<number, number> = {};
      for (const [item, lot] of choices) {
        const others = basketOf([FOG, SAND], { ...chosen, [item.id]: 0 });
        const amounts = [0, ...amountsOf(item, others.gramsLeft)];
        chosen[item.id] = amounts[lot % amounts.length] ?? 0;
      }
      expect(basketOf([FOG, SAND], chosen).grams).toBeLessThanOrEqual(5);
    }),
  );
});
