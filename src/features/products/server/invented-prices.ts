import type { Dice } from "#features/shops/server/dice.ts";
import type { PriceLadder, PriceUnit } from "../price-ladder.ts";

/** How much of a unit shops price: always the first, the others more or less often. */
const QUANTITIES: Record<PriceUnit, number[]> = { gram: [1, 2.5, 5], piece: [1, 3, 5], pack: [1, 2] };

/** Of the price of single ones, for each next quantity. */
const DISCOUNT = 0.05;

/** Shops write whole and half euros, in small prices tens of cents. */
function roundedPrice(cents: number): number {
  const step = cents < 300 ? 10 : 50;
  return Math.max(step, Math.round(cents / step) * step);
}

/** A ladder without mistakes: one to three quantities, the larger ones a little cheaper. */
export function inventedLadder(dice: Dice, { unit, cents }: { unit: PriceUnit; cents: number }): PriceLadder {
  const ladder: PriceLadder = [];
  for (const [place, quantity] of QUANTITIES[unit].entries()) {
    const isPriced = place === 0 || dice.isLucky(0.6);
    const price = roundedPrice(cents * quantity * (1 - DISCOUNT * place));
    if (isPriced && price > (ladder.at(-1)?.cents ?? 0)) ladder.push({ unit, quantity, cents: price });
  }
  return ladder;
}

/** The same ladder as it was when prices were other ones; quantities stay, prices still rise. */
export function ladderAt(ladder: PriceLadder, factor: number): PriceLadder {
  let before = 0;
  return ladder.map((rung) => {
    before = Math.max(before + 10, roundedPrice(rung.cents * factor));
    return { ...rung, cents: before };
  });
}
