import { diceOf } from "#features/shops/server/dice.ts";
import type { Availability } from "../menu.ts";
import type { PriceLadder } from "../price-ladder.ts";
import { PRODUCT_TYPES } from "../product-types.ts";
import { inventedLadder, ladderAt } from "./invented-prices.ts";
import type { InventedProduct } from "./invented-product.ts";

/** Each shop adds this many products, which are on its menu, so that every product is sold somewhere. */
export const PRODUCTS_PER_SHOP = 6;
/** Besides those: together with them forty on average. */
const MOST_OTHERS = 70;
/** The higher, the more shops sell what the first shops sell. */
const POPULARITY = 2.5;

const AVAILABILITY: Availability[] = ["yes", "yes", "yes", "yes", "yes", "low", "soldOut", "unknown"];

export interface InventedItem {
  productNumber: number;
  heading: string;
  position: number;
  available: Availability;
  ladder: PriceLadder;
  firstSeenDaysAgo: number;
  lastSeenDaysAgo: number;
  /** What it cost before, oldest first; for a quarter of all. */
  past: { daysAgo: number; ladder: PriceLadder }[];
}

const SEED = 40_000_000;

/**
 * The menu of the generated shop of this number, always the same one: it sells nothing that comes with later shops,
 * so that the menus of a small country stay when it grows.
 */
export function inventedMenu(
  shopNumber: number,
  productOf: (number: number) => InventedProduct,
): InventedItem[] {
  const dice = diceOf(SEED + shopNumber);
  const productCount = PRODUCTS_PER_SHOP * (shopNumber + 1);
  const numbers = new Set(
    Array.from({ length: PRODUCTS_PER_SHOP }, (_, place) => productCount - PRODUCTS_PER_SHOP + place),
  );
  for (let others = Math.floor(dice.between(0, MOST_OTHERS)); others > 0; others -= 1) {
    numbers.add(Math.floor(productCount * dice.between(0, 1) ** POPULARITY));
  }
  const products = [...numbers].map((number) => ({ number, ...productOf(number) }));
  return products
    .toSorted((a, b) => PRODUCT_TYPES.indexOf(a.type) - PRODUCT_TYPES.indexOf(b.type))
    .map(({ number, type, price }, position) => {
      const lastSeenDaysAgo = Math.floor(dice.between(0, 1) ** 2 * 400);
      const ladder = inventedLadder(dice, { unit: price.unit, cents: price.cents * dice.between(0.85, 1.2) });
      const past = dice.isLucky(0.25)
        ? [330, 200, 90].map((days, step) => ({
            daysAgo: lastSeenDaysAgo + days,
            ladder: ladderAt(ladder, 0.8 + 0.06 * step),
          }))
        : [];
      return {
        productNumber: number,
        heading: type,
        position,
        available: dice.oneOf(AVAILABILITY),
        ladder,
        firstSeenDaysAgo: past[0]?.daysAgo ?? lastSeenDaysAgo + Math.floor(dice.between(0, 300)),
        lastSeenDaysAgo,
        past,
      };
    });
}
