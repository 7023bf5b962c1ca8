import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RATING_FILTERS } from "#features/shops/traits.ts";
import { GRAM_BANDS, gramBandOf, THC_BANDS, thcBandOf } from "../product-bands.ts";
import type { FacetValue } from "../product-list.ts";
import { type ProductFilters, readProductFilters } from "../product-query.ts";
import { MARKETED_AS } from "../strain.ts";
import type { Place } from "./menu-index.ts";
import { ProductIndex, type RememberedProduct } from "./product-index.ts";
import { type Sieve, filterProducts } from "./filter-products.ts";
import { NO_PRICE, type IndexedMenu } from "./place-inventory.ts";

import {
  BRANDS,
  effects,
  flavours,
  isIn,
  naiveNumbers,
  SAMPLE_CITY,
  type World,
  worldOf,
  worlds,
} from "./product-world.test-support.ts";

interface SiftProductsTestQuery {
  filters: ProductFilters;
  brandIds: number[];
  isOfSampleBrand: boolean;
  type: Sieve["type"];
  place: Sieve["place"];
  openShopIds: number[];
}

/** Filters are rare, or most lists would be empty. */
const some = <Word>(words: readonly Word[]): fc.Arbitrary<Word[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<Word[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...words]) },
  );

const asked: fc.Arbitrary<SiftProductsTestQuery> = fc.record({
  filters: fc.record({
    q: fc.constant(""),
    effects: some(effects),
    flavours: some(flavours),
    marketedAs: some(MARKETED_AS),
    thc: some(THC_BANDS),
    gram: some(GRAM_BANDS),
    brands: fc.constant([]),
    rating: fc.constantFrom(null, ...RATING_FILTERS),
    isOpenNow: fc.boolean(),
    sort: fc.constant("best" as const),
    page: fc.constant(1),
  }),
  brandIds: some(BRANDS),
  isOfSampleBrand: fc.boolean(),
  type: fc.constantFrom(null, "weed", "hash"),
  place: fc.constantFrom(
    null,
    { type: "city", id: 1 },
    { type: "municipality", id: 9 },
    { type: "city", id: SAMPLE_CITY },
  ),
  openShopIds: fc.subarray([1, 2, 3]),
});

function naiveList(
  world: World,
  { filters, brandIds, isOfSampleBrand, type, place, openShopIds }: SiftProductsTestQuery,
) {
  const { products, menus } = world;
  const isSoldBy = (id: number, isShop: (shop: IndexedMenu) => boolean) =>
    menus.some((shop) => isShop(shop) && shop.productIds.includes(id));
  const isAny = <Value>(wanted: readonly Value[], value: Value) =>
    wanted.length === 0 || wanted.includes(value);
  return products.filter(
    (one) =>
      (type === null || one.type === type) &&
      (place === null ? isOfSampleBrand || !one.isSample : isSoldBy(one.id, isIn(place))) &&
      filters.effects.every((effect) => one.effects.includes(effect)) &&
      filters.flavours.every((flavour) => one.flavours.includes(flavour)) &&
      isAny(filters.marketedAs as string[], one.marketedAs ?? "") &&
      isAny(filters.thc, thcBandOf(one.thcPermille)) &&
      isAny(
        filters.gram as string[],
        gramBandOf((place ? naiveNumbers(world, one, place) : one).lowCentsPerGram) ?? "",
      ) &&
      (filters.rating === null || (one.ratingHundredths ?? 0) >= 400) &&
      isAny(brandIds, one.brandId ?? 0) &&
      (!filters.isOpenNow ||
        isSoldBy(one.id, (shop) => isIn(place)(shop) && openShopIds.includes(shop.shopId))),
  );
}

function siftedOf({ memory }: World, { openShopIds, ...sieve }: SiftProductsTestQuery) {
  memory.menus.setOpenShops(1, openShopIds);
  return filterProducts(memory, { ...sieve, matchingIds: null });
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

function pressed(
  question: SiftProductsTestQuery,
  facet: keyof typeof LISTS,
  value: string,
): SiftProductsTestQuery {
  const list = LISTS[facet];
  const values = toggled(question.filters[list] as string[], value);
  return { ...question, filters: { ...question.filters, [list]: values } };
}

const runs = { numRuns: 400 };

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
        const lengthOf = (other: SiftProductsTestQuery) => naiveList(world, other).length;
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
    const sieve = {
      type: null,
      place: null,
      filters,
      brandIds: [],
      isOfSampleBrand: false,
      matchingIds: null,
    };
    const { facets, total } = filterProducts(new ProductIndex(), sieve);
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
      const idsBy = (sort: "best" | "rating" | "name" | "thc" | "price" | "newest") =>
        memory.inOrder(sort).map((slot) => memory.at(slot).id);
      const byName = products.toSorted((a, b) => a.sortKey.localeCompare(b.sortKey) || a.id - b.id);
      const best = byName.toSorted((a, b) => b.rank - a.rank);
      const ids = (list: RememberedProduct[]) => list.map(({ id }) => id);
      expect(idsBy("name")).toEqual(ids(byName));
      expect(idsBy("best")).toEqual(ids(best));
      expect(idsBy("rating")).toEqual(
        ids(best.toSorted((a, b) => (b.ratingHundredths ?? -1) - (a.ratingHundredths ?? -1))),
      );
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

test("each place has its own prices, counts of shops and order by price", () => {
  fc.assert(
    fc.property(worlds, fc.constantFrom(1, 2), (changes, id) => {
      const world = worldOf(changes);
      const { memory } = world;
      const place: Place = { type: "city", id };
      const stock = memory.menus.in(place);
      const sold = world.products.filter((one) => naiveNumbers(world, one, place).shopCount > 0);
      const best = memory.inOrder("best").filter((slot) => stock.slots.has(slot));
      expect(best).toHaveLength(sold.length);
      for (const slot of best) expect(stock.of(slot)).toEqual(naiveNumbers(world, memory.at(slot), place));
      const priceOf = (slot: number) => stock.of(slot).lowCentsPerGram ?? NO_PRICE;
      expect(stock.cheapestFirst(best)).toEqual(best.toSorted((a, b) => priceOf(a) - priceOf(b)));
    }),
    runs,
  );
});
