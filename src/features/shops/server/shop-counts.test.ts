import { beforeEach, describe, expect, test } from "vitest";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { testDatabase } from "#tests/support/database.ts";
import { citiesWithShops } from "./cities-with-shops.ts";
import { loadDemo } from "./load-demo.ts";
import { shopCountsOf } from "./shop-counts-of.ts";
import { shopKindCounts } from "./shop-kind-counts.ts";
import { setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

describe("shopKindCounts", () => {
  test("counts every kind, noughts included, and samples only when asked for", async () => {
    await loadDemo(database);
    const real = { coffeeshop: 6, takeaway: 0, lounge: 0, cannabisBar: 0, smartshop: 2, headshop: 1 };
    expect(await shopKindCounts(database, { samples: "excluded" })).toEqual(real);
    expect(await shopKindCounts(database, { samples: "included" })).toEqual({
      ...real,
      coffeeshop: 7,
      takeaway: 1,
      lounge: 1,
    });
  });
});

describe("citiesWithShops", () => {
  test("has the cities with a shop by the alphabet, 's-Hertogenbosch under H", async () => {
    const cities = await citiesWithShops(database, { locale: "nl", samples: "excluded" });
    expect(cities.map(({ name }) => name)).toEqual([
      "'s-Hertogenbosch",
      "Hoek van Holland",
      "Maastricht",
      "Rotterdam",
      "Utrecht",
    ]);
  });

  test("sorts by the name in the reader's language", async () => {
    const cities = await citiesWithShops(database, { locale: "fr", samples: "excluded" });
    expect(cities[0]?.name).toBe("Bois-le-Duc");
  });

  test("counts all shops and those that sell cannabis, in the city and beside the official count", async () => {
    const cities = await citiesWithShops(database, { locale: "nl", samples: "excluded" });
    expect(cities.find(({ slug }) => slug === "rotterdam")).toMatchObject({
      shopCount: 2,
      coffeeshopCount: 1,
      municipality: { slug: "rotterdam", coffeeshopCount: 2, officialCoffeeshopCount: 39 },
    });
  });

  test("leaves a city out when its last shop closes for good", async () => {
    await setStatus(database, { slug: "zeelucht", status: "permanentlyClosed" });
    const cities = await citiesWithShops(database, { locale: "nl", samples: "excluded" });
    expect(cities.map(({ slug }) => slug)).not.toContain("hoek-van-holland");
  });
});

describe("shopCountsOf", () => {
  test("a city stands beside all of its municipality", async () => {
    const city = await cityBySlug(database, { slug: "rotterdam", locale: "nl" });
    expect(await shopCountsOf(database, { city })).toEqual({
      shopCount: 2,
      coffeeshopCount: 1,
      municipalityCoffeeshopCount: 2,
    });
  });

  test("a municipality counts all of itself, and nothing is nought", async () => {
    const city = await cityBySlug(database, { slug: "zaanstad", locale: "nl" });
    expect(await shopCountsOf(database, { city })).toEqual({
      shopCount: 0,
      coffeeshopCount: 0,
      municipalityCoffeeshopCount: 0,
    });
  });

  test("samples are never counted", async () => {
    await loadDemo(database);
    const city = await cityBySlug(database, { slug: "utrecht", locale: "nl" });
    expect(await shopCountsOf(database, { city })).toMatchObject({ shopCount: 3, coffeeshopCount: 2 });
  });
});
