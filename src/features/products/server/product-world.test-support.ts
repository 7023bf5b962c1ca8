import fc from "fast-check";
import { EFFECTS } from "../effects.ts";
import { FLAVOURS } from "../flavours.ts";
import { PRODUCT_TYPES } from "../product-types.ts";
import { MARKETED_AS } from "../strain.ts";
import type { Place } from "./menu-index.ts";
import { NO_PRICE, type IndexedMenu } from "./place-inventory.ts";
import { ProductIndex, type RememberedProduct } from "./product-index.ts";

// Few words and products, so that filters and menus meet.
export const [effects, flavours] = [EFFECTS.slice(0, 4), FLAVOURS.slice(0, 3)];
export const BRANDS = [1, 2, 3];
const productId = fc.integer({ min: 1, max: 20 });

/** Every third product is invented, and so is the town in which alone they are sold. */
const isInvented = (id: number) => id % 3 === 0;
export const SAMPLE_CITY = 3;

const product = fc
  .record({
    id: productId,
    type: fc.constantFrom(...PRODUCT_TYPES.slice(0, 2)),
    rank: fc.nat({ max: 5 }),
    sortKey: fc.constantFrom("a", "b", "c"),
    thcPermille: fc.option(fc.constantFrom(0, 49, 50, 149, 150, 200, 310)),
    lowCentsPerGram: fc.option(fc.constantFrom(700, 800, 1199, 1500)),
    ratingHundredths: fc.option(fc.constantFrom(100, 399, 400, 500)),
    createdAtSeconds: fc.nat({ max: 3 }),
    brandId: fc.option(fc.constantFrom(...BRANDS)),
    marketedAs: fc.option(fc.constantFrom(...MARKETED_AS)),
    effects: fc.subarray(effects),
    flavours: fc.subarray(flavours),
  })
  .map((one) => ({ ...one, isSample: isInvented(one.id) }));

const PRICES = [700, 800, 1199, 1500, NO_PRICE];

const line = fc.record({
  productId,
  centsPerGram: fc.constantFrom(...PRICES),
  fromCents: fc.constantFrom(...PRICES),
});

const menu: fc.Arbitrary<IndexedMenu> = fc
  .record({
    shopId: fc.integer({ min: 1, max: 6 }),
    cityId: fc.constantFrom(1, 2, SAMPLE_CITY),
    lines: fc.uniqueArray(line, { maxLength: 12, selector: (one) => one.productId }),
  })
  .map(({ lines, ...shop }) => ({
    ...shop,
    lines: lines.filter((one) => isInvented(one.productId) === (shop.cityId === SAMPLE_CITY)),
  }))
  .map(({ shopId, cityId, lines }) => ({
    shopId,
    cityId,
    municipalityId: 7 + cityId,
    productIds: lines.map((one) => one.productId),
    centsPerGram: Int32Array.from(lines, (one) => one.centsPerGram),
    fromCents: Int32Array.from(lines, (one) => one.fromCents),
  }));

type Change =
  | { put: RememberedProduct }
  | { remove: number }
  | { putMenu: IndexedMenu }
  | { removeMenu: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ put: product }) },
  { weight: 1, arbitrary: fc.record({ remove: productId }) },
  { weight: 3, arbitrary: fc.record({ putMenu: menu }) },
  { weight: 1, arbitrary: fc.record({ removeMenu: fc.integer({ min: 1, max: 6 }) }) },
);

/** The same world in plain maps. */
export function worldOf(changes: Change[]) {
  const memory = new ProductIndex();
  const products = new Map<number, RememberedProduct>();
  const menus = new Map<number, IndexedMenu>();
  for (const one of changes) {
    if ("put" in one) products.set(one.put.id, one.put);
    if ("put" in one) memory.put(one.put);
    if ("remove" in one) products.delete(one.remove);
    if ("remove" in one) memory.remove(one.remove);
    if ("putMenu" in one) menus.set(one.putMenu.shopId, one.putMenu);
    if ("putMenu" in one) memory.menus.put(one.putMenu);
    if ("removeMenu" in one) menus.delete(one.removeMenu);
    if ("removeMenu" in one) memory.menus.remove(one.removeMenu);
    // Read in between, so that the cached value must be invalidated.
    memory.menus.inEachCity();
    memory.menus.in({ type: "city", id: 1 }).costing("under8");
    memory.inOrder("best");
  }
  return { memory, products: [...products.values()], menus: [...menus.values()] };
}

export type World = ReturnType<typeof worldOf>;

export const isIn = (place: Place | null) => (shop: IndexedMenu) =>
  place === null || (place.type === "city" ? shop.cityId : shop.municipalityId) === place.id;

/** The facts of a product in the list of the place, computed with plain loops. */
export function naiveNumbers({ menus }: World, one: RememberedProduct, place: Place) {
  const shops = menus.filter((shop) => isIn(place)(shop) && shop.productIds.includes(one.id));
  const lowest = (prices: "centsPerGram" | "fromCents") =>
    Math.min(NO_PRICE, ...shops.map((shop) => shop[prices][shop.productIds.indexOf(one.id)] ?? 0));
  const orNull = (price: number) => (price === NO_PRICE ? null : price);
  return {
    shopCount: shops.length,
    lowCentsPerGram: orNull(lowest("centsPerGram")),
    fromCents: orNull(lowest("fromCents")),
  };
}

export const worlds = fc.array(change, { maxLength: 60, size: "max" });
