import { describe, expect, test } from "vitest";
import { formerNamesOf, TAGGINGS, TAGGING_WORDS, taggedAs } from "./osm-taggings.ts";

const kindOf = (tags: Record<string, string>) => taggedAs(tags)?.kind;

test.each([
  [{ shop: "cannabis" }, "coffeeshop"],
  [{ shop: "coffeeshop" }, "coffeeshop"],
  [{ amenity: "coffeeshop" }, "coffeeshop"],
  [{ shop: "soft_drugs" }, "coffeeshop"],
  [{ shop: "Marihuana" }, "coffeeshop"],
  [{ shop: "tea;cannabis" }, "coffeeshop"],
  [{ amenity: "cafe", cannabis: "yes" }, "coffeeshop"],
  [{ amenity: "bar", drugs: "soft" }, "coffeeshop"],
  [{ amenity: "pub", "drugs:cannabis": "yes" }, "coffeeshop"],
  [{ amenity: "cafe", name: "Coffeeshop Relax" }, "coffeeshop"],
  [{ amenity: "cafe", name: "Koffieshop Happy Days" }, "coffeeshop"],
  [{ shop: "tobacco", name: "Coffeeshop Kosbor" }, "coffeeshop"],
  [{ shop: "smartshop" }, "smartshop"],
  [{ shop: "Smart_shop" }, "smartshop"],
  [{ shop: "gift", name: "Smart Shop Mushroom" }, "smartshop"],
  [{ shop: "cannabis", name: "House of Smart" }, "smartshop"],
  [{ shop: "headshop" }, "headshop"],
  [{ shop: "drug_paraphernalia" }, "headshop"],
  [{ shop: "tobacco", name: "Headshop Chills" }, "headshop"],
  [{ shop: "cannabis", name: "Sensi Seeds" }, "headshop"],
])("%j is a %s", (tags, kind) => {
  expect(kindOf(tags)).toBe(kind);
  expect(taggedAs(tags)).toMatchObject({ isEnough: true, isGone: false });
});

test.each([
  [{ shop: "coffee", name: "Coffee Company" }],
  [{ amenity: "cafe", name: "Coffee Shop Central" }],
  [{ amenity: "cafe", drugs: "no" }],
  [{ amenity: "pharmacy", drugs: "yes" }],
  [{ amenity: "cafe" }],
  [{ shop: "hemp" }],
  [{ cannabis: "yes" }],
  [{}],
])("%j is none", (tags) => {
  expect(taggedAs(tags)).toBeNull();
});

test("a café with cuisine=coffee_shop is a bar for coffee, unless we know it", () => {
  expect(taggedAs({ amenity: "cafe", cuisine: "coffee_shop;cake", name: "Barista" })).toMatchObject({
    isEnough: false,
  });
  expect(taggedAs({ shop: "drugs", name: "Apotheek" })).toMatchObject({ isEnough: false });
});

describe("one that is gone", () => {
  test.each(["disused", "was", "abandoned", "demolished", "removed", "razed", "closed"])("%s:", (prefix) => {
    expect(taggedAs({ [`${prefix}:shop`]: "cannabis", shop: "bakery" })).toMatchObject({ isGone: true });
  });

  test("says so of itself, or had a telling name", () => {
    expect(taggedAs({ shop: "cannabis", disused: "yes" })).toMatchObject({ isGone: true });
    expect(taggedAs({ "was:amenity": "cafe", "was:name": "Coffeeshop Kooi" })).toMatchObject({
      isGone: true,
    });
  });

  test("is not gone when it is one again", () => {
    expect(taggedAs({ shop: "cannabis", "was:shop": "cannabis" })).toMatchObject({ isGone: false });
  });
});

test("former names come from old_name and from prefixes, each once", () => {
  expect(formerNamesOf({ old_name: "Kooi; Green Planet", "was:name": "Kooi", "disused:name": "x" })).toEqual([
    "Kooi",
    "Green Planet",
  ]);
});

test("every tagging can be found by one of the words that a block is searched for", () => {
  for (const { tags, named } of TAGGINGS) {
    const decisive = named ? [] : Object.values(tags).flat();
    const isFound = (value: string) => TAGGING_WORDS.some((word) => value.includes(word));
    const isEvery = Object.values(tags).some((values) => values.every(isFound));
    expect(named !== undefined || isEvery || Object.keys(tags).some(isFound), decisive.join()).toBe(true);
  }
  for (const name of [
    "Coffeeshop",
    "COFFEESHOP",
    "koffieshop",
    "Smart Shop",
    "SmartShop",
    "Head shop",
    "Growshop",
  ])
    expect(
      TAGGING_WORDS.some((word) => name.includes(word)),
      name,
    ).toBe(true);
});
