import { DEMO_MENUS, type DemoMenu, type DemoMenuPart, RAW_PRICES } from "#db/demo/menus.ts";
import { DEMO_PRODUCTS } from "#db/demo/products.ts";
import { DEMO_STRAINS } from "#db/demo/strains.ts";
import { type Dice, diceOf } from "#features/shops/server/dice.ts";
import type { Availability } from "../menu.ts";
import type { PriceUnit } from "../price-ladder.ts";
import type { ProductType } from "../product-types.ts";
import { inventedLadder, ladderAt } from "./invented-prices.ts";
import type { SourcedMenuItem } from "./save-menus.ts";

/** What a shop sold at a time; a menu and its past are several of these. */
export interface SeenMenu {
  shopKey: string;
  daysAgo: number;
  items: Omit<SourcedMenuItem, "shopSlug">[];
}

/** Days before a menu was last seen on which some of its prices were others: a year and a half. */
const EARLIER_DAYS = [548, 460, 370, 280, 190, 120, 60, 20];

const AVAILABILITY: Availability[] = ["yes", "yes", "yes", "yes", "low", "soldOut", "unknown"];

interface Offered {
  slug: string;
  type: ProductType;
  price: { unit: PriceUnit; cents: number };
}

const OFFERED: Offered[] = [
  ...DEMO_STRAINS.map(({ slug, thcPermille }) => ({
    slug,
    type: "weed" as const,
    price: { unit: "gram" as const, cents: 700 + (thcPermille ?? 100) * 3 },
  })),
  ...DEMO_PRODUCTS.filter(({ status }) => status === "active"),
];

/** The menus of the sample shops and what they were before, oldest first; the same at every call. */
export function demoMenus(): SeenMenu[] {
  return DEMO_MENUS.flatMap((menu, number) => {
    const items = itemsOf(menu, diceOf(number + 1));
    // What is on a menu of today was not all on it a year and a half ago.
    const since = items.map((_, place) => diceOf(1000 * (number + 1) + place).between(0, 1));
    const past = EARLIER_DAYS.map((days, step) => ({
      shopKey: menu.shopKey,
      daysAgo: menu.seenDaysAgo + days,
      items: items
        .filter((_, place) => (since[place] ?? 1) < (step + 1) / EARLIER_DAYS.length)
        .map((item) => ({ ...item, ladder: ladderAt(item.ladder, factorAt(item.position, step)) })),
    }));
    return [...past, { shopKey: menu.shopKey, daysAgo: menu.seenDaysAgo, items }];
  });
}

/** A third stays as it is, the others climb with a step back now and then. */
function factorAt(position: number, step: number): number {
  if (position % 3 === 0) return 1;
  const isStepBack = (position + step) % 4 === 0;
  return 0.82 + 0.02 * step + (isStepBack ? 0.06 : 0);
}

function itemsOf({ parts }: DemoMenu, dice: Dice): SeenMenu["items"] {
  return parts.flatMap((part) => itemsOfPart(part, dice)).map((item, position) => ({ ...item, position }));
}

function itemsOfPart({ heading, type, productCount, rawNames }: DemoMenuPart, dice: Dice) {
  const products = OFFERED.filter((product) => product.type === type);
  const start = Math.floor(dice.between(0, products.length));
  const chosen = [...products.slice(start), ...products.slice(0, start)].slice(0, productCount);
  const named = rawNames.map((rawName) => ({ slug: null, rawName, price: RAW_PRICES[type] }));
  return [...chosen.map((product) => ({ ...product, rawName: null })), ...named].map(
    ({ slug, rawName, price: { unit, cents } }) => ({
      productSlug: slug,
      rawName,
      heading,
      position: 0,
      available: dice.oneOf(AVAILABILITY),
      ladder: dice.isLucky(0.08) ? [] : inventedLadder(dice, { unit, cents: cents * dice.between(0.9, 1.2) }),
      source: "sample" as const,
    }),
  );
}
