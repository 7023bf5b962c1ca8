import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { AMENITY_FILTERS } from "./amenities.ts";
import { askedFilters, askedPoint, askedSlice, getShopsQuery } from "./get-shops-query.ts";
import {
  chosenCountOf,
  NO_FILTERS,
  readShopFilters,
  SHOP_SORTS,
  WITHIN_KM,
  writeShopFilters,
} from "./shop-query.ts";
import { SHOP_KINDS } from "./shop.ts";
import { PRICE_FILTERS, RATING_FILTERS } from "./traits.ts";

const read = (query: string) => readShopFilters(new URLSearchParams(query)).filters;

describe("readShopFilters", () => {
  test("an empty query is the plain list, best first", () => {
    expect(read("")).toEqual(NO_FILTERS);
  });

  test("what it does not understand is left out, and named", () => {
    const query = new URLSearchParams("kind=bakery&access=maybe&amenity=pool&open=ever&within=3&sort=paid");
    expect(readShopFilters(query).unknown.map(({ value }) => value)).toEqual(
      expect.arrayContaining(["bakery", "maybe", "pool", "ever", "3", "paid"]),
    );
  });

  test("what it does not understand changes nothing else", () => {
    expect(read("kind=bakery&access=maybe&amenity=pool&open=ever&within=3&sort=paid&page=-1&page=7")).toEqual(
      read(""),
    );
    expect(read("page=1e3").page).toBe(1);
    expect(read("page=0").page).toBe(1);
    expect(read(`q=${"x".repeat(10_000)}`).q).toHaveLength(200);
  });

  test("what is written is read back", () => {
    const filters = fc.record({
      q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      kinds: fc.subarray([...SHOP_KINDS]),
      residents: fc.constantFrom(null, "anyone" as const, "residentsOnly" as const),
      amenities: fc.subarray([...AMENITY_FILTERS]),
      open: fc.constantFrom(null, "now", "late", "2026-11-22T20:00"),
      rating: fc.constantFrom(null, ...RATING_FILTERS),
      price: fc.constantFrom(null, ...PRICE_FILTERS),
      withinKm: fc.constantFrom(null, ...WITHIN_KM),
      sort: fc.constantFrom(...SHOP_SORTS),
      from: fc.constant(null),
      page: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(filters, (given) => {
        expect(read(writeShopFilters(given))).toEqual(given);
      }),
    );
  });
});

describe("writeShopFilters", () => {
  test("the plain list has no query", () => {
    expect(writeShopFilters({ q: "", sort: "best", page: 1 })).toBe("");
  });

  test("equal lists have equal addresses, whatever the order they were clicked in", () => {
    expect(writeShopFilters(read("amenity=wifi&kind=headshop&kind=coffeeshop&q=a"))).toBe(
      writeShopFilters(read("q=a&kind=coffeeshop&amenity=wifi&kind=headshop")),
    );
  });
});

describe("getShopsQuery", () => {
  test.each([
    { latitude: "1e309", longitude: "5" },
    { latitude: "52.1" },
    { longitude: "5.1" },
    { sliceAmount: "-1" },
    { sliceAmount: "1.5" },
    { sliceAmount: "1e9" },
    { sliceAmount: "NaN" },
    { sliceAmount: "0" },
    { sliceAmount: "51" },
    { sliceStart: "10001" },
    { viewType: "everything" },
  ])("refuses %o", (query) => {
    expect(v.safeParse(getShopsQuery, query).success).toBe(false);
  });

  test("without words it asks for the first ten", () => {
    expect(askedSlice(v.parse(getShopsQuery, {}))).toEqual({ start: 0, amount: 10 });
  });

  test("with a point it asks for what is near it", () => {
    const query = v.parse(getShopsQuery, { viewType: "preview", latitude: "52.1", longitude: "5.1" });
    expect(askedPoint(query)).toEqual({ latitude: 52.1, longitude: 5.1 });
    expect(askedFilters(query).sort).toBe("nearest");
    expect(askedPoint(v.parse(getShopsQuery, {}))).toBeUndefined();
  });
});

describe("a list with a standard of its own", () => {
  const standard = { sort: "nearest", kinds: ["coffeeshop", "lounge"] } as const;
  const asked = (query: string) => readShopFilters(new URLSearchParams(query), standard).filters;
  const written = (query: string) => writeShopFilters(asked(query), standard);

  test("does not write it into its address", () => {
    expect(asked("")).toMatchObject({ sort: "nearest", kinds: ["coffeeshop", "lounge"] });
    expect(written("")).toBe("");
  });

  test("writes what differs", () => {
    expect(written("kind=smartshop&sort=name")).toBe("?kind=smartshop&sort=name");
    expect(chosenCountOf(asked("kind=smartshop&amenity=wifi"), standard)).toBe(2);
    expect(chosenCountOf(asked(""), standard)).toBe(0);
  });

  test("searches in shops of every kind", () => {
    expect(asked("q=haze").kinds).toEqual([]);
    expect(written("q=haze")).toBe("?q=haze");
  });
});
