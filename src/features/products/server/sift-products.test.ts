import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EFFECTS } from "../effects.ts";
import { FLAVOURS } from "../flavours.ts";
import { GRAM_BANDS, gramBandOf, THC_BANDS, thcBandOf } from "../product-bands.ts";
import type { FacetValue } from "../product-list.ts";
import { type ProductFilters, readProductFilters } from "../product-query.ts";
import { PRODUCT_TYPES } from "../product-types.ts";
import { MARKETED_AS } from "../strain.ts";
import { BitSet } from "./bit-set.ts";
import { ProductMemory, type RememberedMenu, type RememberedProduct } from "./product-memory.ts";
import { type Sieve, siftProducts } from "./sift-products.ts";

// Few words, so that filters meet.
const [effects, flavours] = [EFFECTS.slice(0, 4), FLAVOURS.slice(0, 3)];
const BRANDS = [1, 2, 3];

const product = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  type: fc.constantFrom(...PRODUCT_TYPES.slice(0, 2)),
  rank: fc.nat({ max: 5 }),
  sortKey: fc.constantFrom("a", "b", "c"),
  thcPermille: fc.option(fc.constantFrom(0, 49, 50, 149, 150, 200, 310)),
  lowCentsPerGram: fc.option(fc.constantFrom(700, 800, 1199, 1500)),
  createdAtSeconds: fc.nat({ max: 3 }),
  brandId: fc.option(fc.constantFrom(...BRANDS)),
  marketedAs: fc.option(fc.constantFrom(...MARKETED_AS)),
  effects: fc.subarray(effects),
  flavours: fc.subarray(flavours),
});

const menu = fc.record({
  shopId: fc.integer({ min: 1, max: 6 }),
  cityId: fc.constantFrom(1, 2),
  municipalityId: fc.constant(9),
  productIds: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }),
});

type Change =
  | { put: RememberedProduct }
  | { remove: number }
  | { putMenu: RememberedMenu }
  | { removeMenu: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ put: product }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 3, arbitrary: fc.record({ putMenu: menu }) },
  { weight: 1, arbitrary: fc.record({ removeMenu: fc.integer({ min: 1, max: 6 }) }) },
);

interface Asked {
  filters: ProductFilters;
  brandIds: number[];
  type: Sieve["type"];
  place: Sieve["place"];
  openShopIds: number[];
}

const asked: fc.Arbitrary<Asked> = fc.record({
  filters: fc.record({
    q: fc.constant(""),
    effects: fc.subarray(effects),
    flavours: fc.subarray(flavours),
    marketedAs: fc.subarray([...MARKETED_AS]),
    thc: fc.subarray([...THC_BANDS]),
    gram: fc.subarray([...GRAM_BANDS]),
    brands: fc.constant([]),
    isOpenNow: fc.boolean(),
    sort: fc.constant("best" as const),
    page: fc.constant(1),
  }),
  brandIds: fc.subarray(BRANDS),
  type: fc.constantFrom(null, "weed", "hash"),
  place: fc.constantFrom(null, { type: "city", id: 1 }, { type: "municipality", id: 9 }),
  openShopIds: fc.subarray([1, 2, 3]),
});

/** The same world in plain maps. */
function worldOf(changes: Change[]) {
  const memory = new ProductMemory();
  const products = new Map<number, RememberedProduct>();
  const menus = new Map<number, RememberedMenu>();
  for (const one of changes) {
    if ("put" in one) products.set(one.put.id, one.put);
    if ("put" in one) memory.put(one.put);
    if ("remove" in one) products.delete(one.remove);
    if ("remove" in one) memory.remove(one.remove);
    if ("putMenu" in one) menus.set(one.putMenu.shopId, one.putMenu);
    if ("putMenu" in one) memory.putMenu(one.putMenu);
    if ("removeMenu" in one) menus.delete(one.removeMenu);
    if ("removeMenu" in one) memory.removeMenu(one.removeMenu);
    // Worked out in between, so that it must follow what comes after.
    memory.inEachCity();
    memory.inOrder("best");
  }
  return { memory, products: [...products.values()], menus: [...menus.values()] };
}

type World = ReturnType<typeof worldOf>;

function naiveList({ products, menus }: World, { filters, brandIds, type, place, openShopIds }: Asked) {
  const isSoldBy = (id: number, isShop: (shop: RememberedMenu) => boolean) =>
    menus.some((shop) => isShop(shop) && shop.productIds.includes(id));
  const isAny = <Value>(wanted: readonly Value[], value: Value) =>
    wanted.length === 0 || wanted.includes(value);
  return products.filter(
    (one) =>
      (type === null || one.type === type) &&
      (place === null ||
        isSoldBy(
          one.id,
          (shop) => (place.type === "city" ? shop.cityId : shop.municipalityId) === place.id,
        )) &&
      filters.effects.every((effect) => one.effects.includes(effect)) &&
      filters.flavours.every((flavour) => one.flavours.includes(flavour)) &&
      isAny(filters.marketedAs as string[], one.marketedAs ?? "") &&
      isAny(filters.thc, thcBandOf(one.thcPermille)) &&
      isAny(filters.gram as string[], gramBandOf(one.lowCentsPerGram) ?? "") &&
      isAny(brandIds, one.brandId ?? 0) &&
      (!filters.isOpenNow || isSoldBy(one.id, ({ shopId }) => openShopIds.includes(shopId))),
  );
}

function siftedOf({ memory }: World, { openShopIds, ...sieve }: Asked) {
  const open = memory.rememberOpen(1, openShopIds);
  return siftProducts(memory, { ...sieve, matchingIds: null, open });
}

const toggled = <Value>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

const LISTS = {
  effect: "effects",
  flavour: "flavours",
  marketedAs: "marketedAs",
  thc: "thc",
  gram: "gram",
} as const;
const WORDS = {
  effect: effects,
  flavour: flavours,
  marketedAs: MARKETED_AS,
  thc: THC_BANDS,
  gram: GRAM_BANDS,
};

function pressed(question: Asked, facet: keyof typeof LISTS, value: string): Asked {
  const list = LISTS[facet];
  const values = toggled(question.filters[list] as string[], value);
  return { ...question, filters: { ...question.filters, [list]: values } };
}

const runs = { numRuns: 400 };
const worlds = fc.array(change, { maxLength: 60 });

describe("the sieve of products", () => {
  test("chooses what meets every wish", () => {
    fc.assert(
      fc.property(worlds, asked, (changes, question) => {
        const world = worldOf(changes);
        const { chosen, total } = siftedOf(world, question);
        const ids: number[] = [];
        chosen.forEach((slot) => ids.push(world.memory.at(slot).id));
        expect(new Set(ids)).toEqual(new Set(naiveList(world, question).map(({ id }) => id)));
        expect(total).toBe(ids.length);
      }),
      runs,
    );
  });

  test("says of every value how long the list is once it is pressed, and leaves out what adds nothing", () => {
    fc.assert(
      fc.property(worlds, asked, (changes, question) => {
        const world = worldOf(changes);
        const { facets, brands, cities, total } = siftedOf(world, question);
        const lengthOf = (other: Asked) => naiveList(world, other).length;
        for (const facet of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
          for (const value of WORDS[facet]) {
            const length = lengthOf(pressed(question, facet, value));
            const found = facets[facet].find((one: FacetValue) => one.value === value);
            if (found) expect([facet, value, found.count]).toEqual([facet, value, length]);
            else expect([0, total]).toContain(length);
          }
        }
        const open = {
          ...question,
          filters: { ...question.filters, isOpenNow: !question.filters.isOpenNow },
        };
        expect(facets.open[0]?.count ?? 0).toBe(lengthOf(open));
        for (const { id, count } of brands)
          expect(count).toBe(lengthOf({ ...question, brandIds: toggled(question.brandIds, id) }));
        for (const { id, count } of cities)
          expect(count).toBe(lengthOf({ ...question, place: { type: "city", id } }));
      }),
      runs,
    );
  });

  test("offers nothing in an empty world, and still shows what is chosen", () => {
    const { filters } = readProductFilters(new URLSearchParams("effect=happy&thc=over20"));
    const sieve = { type: null, place: null, filters, brandIds: [], matchingIds: null, open: new BitSet() };
    const { facets, total } = siftProducts(new ProductMemory(), sieve);
    expect([total, facets.effect, facets.thc, facets.flavour]).toEqual([
      0,
      [{ value: "happy", count: 0, isChosen: true }],
      [{ value: "over20", count: 0, isChosen: true }],
      [],
    ]);
  });
});

test("the order of a list follows every change, and what is not known stands last", () => {
  fc.assert(
    fc.property(worlds, (changes) => {
      const { memory, products } = worldOf(changes);
      const idsBy = (sort: "best" | "name" | "thc" | "price" | "newest") =>
        memory.inOrder(sort).map((slot) => memory.at(slot).id);
      const byName = products.toSorted((a, b) => a.sortKey.localeCompare(b.sortKey) || a.id - b.id);
      const best = byName.toSorted((a, b) => b.rank - a.rank);
      const ids = (list: RememberedProduct[]) => list.map(({ id }) => id);
      expect(idsBy("name")).toEqual(ids(byName));
      expect(idsBy("best")).toEqual(ids(best));
      expect(idsBy("thc")).toEqual(
        ids(best.toSorted((a, b) => (b.thcPermille ?? -1) - (a.thcPermille ?? -1))),
      );
      expect(idsBy("price")).toEqual(
        ids(best.toSorted((a, b) => (a.lowCentsPerGram ?? 9e9) - (b.lowCentsPerGram ?? 9e9))),
      );
      expect(idsBy("newest")).toEqual(
        ids(products.toSorted((a, b) => b.createdAtSeconds - a.createdAtSeconds || b.id - a.id)),
      );
    }),
  );
});
