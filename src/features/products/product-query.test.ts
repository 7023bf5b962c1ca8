import fc from "fast-check";
import { expect, test } from "vitest";
import { RATING_FILTERS } from "#features/shops/traits.ts";
import { EFFECTS } from "./effects.ts";
import { FLAVOURS } from "./flavours.ts";
import { GRAM_BANDS, gramBandOf, THC_BANDS, thcBandOf } from "./product-bands.ts";
import {
  chosenCountOf,
  PRODUCT_SORTS,
  productSortsOf,
  readProductFilters,
  withoutChoices,
  writeProductFilters,
} from "./product-query.ts";
import type { ProductType } from "./product-types.ts";
import { MARKETED_AS } from "./strain.ts";

const read = (query: string) => readProductFilters(new URLSearchParams(query));

test("what nobody knows is left out and named, words of others are not looked at", () => {
  const { filters, unknown } = read(
    "effect=happy&effect=cured&thc=9000&brand=A+B&open=late&utm_source=x&sort=paid",
  );
  expect([filters.effects, filters.thc, filters.brands, filters.isOpenNow, filters.sort]).toEqual([
    ["happy"],
    [],
    [],
    false,
    "best",
  ]);
  expect(unknown.map(({ word, value }) => `${word} ${value}`).toSorted()).toEqual([
    "brand A B",
    "effect cured",
    "open late",
    "sort paid",
    "thc 9000",
  ]);
});

test("an order that means nothing in a list is told as unknown there, and nowhere else", () => {
  const inListOf = (type: ProductType | null, sort: string) => {
    const { filters, unknown } = readProductFilters(new URLSearchParams({ sort }), type);
    return unknown.length > 0
      ? `${filters.sort}, not ${unknown[0]?.word}=${unknown[0]?.value}`
      : filters.sort;
  };
  expect(inListOf("supplies", "price")).toBe("best, not sort=price");
  expect(inListOf("edibles", "thc")).toBe("best, not sort=thc");
  expect(inListOf("prerolled", "price")).toBe("best, not sort=price");
  expect(inListOf("prerolled", "thc")).toBe("thc");
  for (const type of ["weed", "hash", null] as const) expect(inListOf(type, "price")).toBe("price");
  expect(productSortsOf("supplies")).toEqual(["best", "rating", "name", "newest"]);
});

test("a long value is not shown whole", () => {
  expect(read(`effect=${"x".repeat(500)}`).unknown[0]?.value).toHaveLength(40);
});

test.each([
  ["0", 1],
  ["-3", 1],
  ["2e3", 1],
  ["7", 7],
  ["99999", 10_000],
])("page %j is page %i", (page, number) => {
  expect(read(`page=${page}`).filters.page).toBe(number);
});

test("an address leads to the list it was made of", () => {
  const filters = fc.record({
    q: fc.constantFrom("", "haze", "a&b"),
    effects: fc.subarray([...EFFECTS]),
    flavours: fc.subarray([...FLAVOURS]),
    marketedAs: fc.subarray([...MARKETED_AS]),
    thc: fc.subarray([...THC_BANDS]),
    gram: fc.subarray([...GRAM_BANDS]),
    brands: fc.subarray(["dijkzaden", "lage-landen"]),
    rating: fc.constantFrom(null, ...RATING_FILTERS),
    isOpenNow: fc.boolean(),
    sort: fc.constantFrom(...PRODUCT_SORTS),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(read(writeProductFilters(chosen).slice(1))).toEqual({ filters: chosen, unknown: [] });
      expect(chosenCountOf(withoutChoices(chosen))).toBe(0);
    }),
  );
});

test("equal lists have equal addresses, in whatever order their values were pressed", () => {
  const { filters } = read("brand=lage-landen");
  const pressed = (one: Partial<typeof filters>) => writeProductFilters({ ...filters, ...one });
  expect(pressed({ marketedAs: ["hybrid", "sativa"] })).toBe(pressed({ marketedAs: ["sativa", "hybrid"] }));
  expect(pressed({ brands: ["lage-landen", "dijkzaden"] })).toBe("?brand=dijkzaden&brand=lage-landen");
  const led = pressed({ effects: ["sleepy", "happy"], thc: ["unknown", "under5"] });
  expect(writeProductFilters(read(led.slice(1)).filters)).toBe(led);
});

test.each([
  [null, "unknown"],
  [0, "under5"],
  [49, "under5"],
  [50, "5to10"],
  [199, "15to20"],
  [200, "over20"],
  [1000, "over20"],
])("%j tenths of a percent are %s", (permille, band) => {
  expect(thcBandOf(permille)).toBe(band);
});

test.each([
  [null, null],
  [799, "under8"],
  [800, "8to10"],
  [1500, "over15"],
])("a gram for %j cents is %s", (cents, band) => {
  expect(gramBandOf(cents)).toBe(band);
});
