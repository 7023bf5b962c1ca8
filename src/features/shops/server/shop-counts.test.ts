import { describe, expect, test } from "vitest";
import { importMunicipalities } from "#features/places/server/import-municipalities.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { cached } from "#platform/shared-cache/cached.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { citiesWithShops } from "./cities-with-shops.ts";
import { countryAtAGlance } from "./country-at-a-glance.ts";
import { loadDemo } from "./load-demo.ts";
import { shopCountsOf } from "./shop-counts-of.ts";
import { openOnce, setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

describe("countryAtAGlance", () => {
  const glance = (locale: Locale) =>
    countryAtAGlance(database, { locale, now: new Date("2026-03-02T12:00:00Z") });

  test("counts every kind, noughts included, and no samples", async () => {
    await loadDemo(database);
    const { kindCounts } = await glance("nl");
    expect(kindCounts).toEqual({
      coffeeshop: 6,
      takeaway: 0,
      lounge: 0,
      cannabisBar: 0,
      smartshop: 2,
      headshop: 1,
    });
  });

  test("counts all cities with a coffeeshop, and names those with most by the reader's alphabet", async () => {
    const { cityCount, largestCities } = await glance("fr");
    expect(cityCount).toBe(5);
    expect(largestCities.map(({ slug, name, coffeeshopCount }) => [slug, name, coffeeshopCount])).toEqual([
      ["utrecht", "Utrecht", 2],
      ["s-hertogenbosch", "Bois-le-Duc", 1],
      ["hoek-van-holland", "Hoek van Holland", 1],
      ["maastricht", "Maastricht", 1],
      ["rotterdam", "Rotterdam", 1],
    ]);
  });

  test("has the best coffeeshop of each city, cities with most coffeeshops first, and no other kinds", async () => {
    const { bestShops } = await glance("nl");
    const cities = bestShops.map(({ city }) => city.name);
    expect(cities[0]).toBe("Utrecht");
    expect(new Set(cities).size).toBe(cities.length);
    expect(bestShops.every(({ kind }) => kind === "coffeeshop")).toBe(true);
  });

  test("has for each of the largest cities the shop whose house stands for it: its best one", async () => {
    const { largestCities, bestShops } = await glance("nl");
    const houses = new Map(largestCities.map(({ name, bestShopId }) => [name, bestShopId]));
    expect(houses).toEqual(new Map(bestShops.map(({ city, id }) => [city.name, id])));
  });

  test("says of shops that are cached whether they are open now", async () => {
    await openOnce(database, { slug: "andersom", from: "2026-11-21T12:00Z", to: "2026-11-21T20:00Z" });
    const cachedDatabase = cached(database);
    const stateAt = async (now: Date) => {
      const { bestShops } = await countryAtAGlance(cachedDatabase, { locale: "nl", now });
      return [bestShops[0]?.slug, bestShops[0]?.opening.state];
    };
    expect(await stateAt(new Date("2026-11-21T13:00Z"))).toEqual(["andersom", "open"]);
    expect(await stateAt(new Date("2026-11-21T20:05Z"))).toEqual(["andersom", "closed"]);
  });

  test("is empty where no shop is listed", async () => {
    const empty = await countryAtAGlance(await freshDatabase(), {
      locale: "nl",
      now: new Date("2026-03-02T12:00:00Z"),
    });
    expect(empty).toMatchObject({ cityCount: 0, largestCities: [], bestShops: [] });
  });
});

describe("citiesWithShops", () => {
  test("has the cities with a shop by the alphabet, 's-Hertogenbosch under H", async () => {
    const cities = await citiesWithShops(database, "nl");
    expect(cities.map(({ name }) => name)).toEqual([
      "'s-Hertogenbosch",
      "Hoek van Holland",
      "Maastricht",
      "Rotterdam",
      "Utrecht",
    ]);
  });

  test("sorts by the name in the reader's language", async () => {
    const cities = await citiesWithShops(database, "fr");
    expect(cities[0]?.name).toBe("Bois-le-Duc");
  });

  test("counts all shops and those that sell cannabis, in the city and beside the official count", async () => {
    const cities = await citiesWithShops(database, "nl");
    expect(cities.find(({ slug }) => slug === "rotterdam")).toMatchObject({
      shopCount: 2,
      coffeeshopCount: 1,
      municipality: { slug: "rotterdam", coffeeshopCount: 2, officialCoffeeshopCount: 39 },
    });
  });

  test("leaves a city out when its last shop closes for good", async () => {
    await setStatus(database, { slug: "zeelucht", status: "permanentlyClosed" });
    const cities = await citiesWithShops(database, "nl");
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
      goneCount: 0,
    });
  });

  test("a municipality counts all of itself, and nothing is nought", async () => {
    const city = await cityBySlug(database, { slug: "zaanstad", locale: "nl" });
    expect(await shopCountsOf(database, { city })).toEqual({
      shopCount: 0,
      coffeeshopCount: 0,
      municipalityCoffeeshopCount: 0,
      goneCount: 0,
    });
  });

  test("a later count that is lower than what was known by its day tells how many are gone at least", async () => {
    const columns =
      "code,name,province,coffeeshops_2022,wietproef,lat,lon,coffeeshops_latest,latest_source,latest_date\n";
    const counted = (count: number, on: string) =>
      importMunicipalities(
        database,
        bytesOf(`${columns}GM0599,Rotterdam,Zuid-Holland,39,no,51.9225,4.47917,${count},the council,${on}\n`),
      );
    const gone = async () => {
      const city = await cityBySlug(database, { slug: "rotterdam", locale: "nl" });
      return (await shopCountsOf(database, { city })).goneCount;
    };
    await counted(1, "2025-04");
    expect(await gone()).toBe(1);
    await counted(5, "2025-04");
    expect(await gone()).toBe(0);
    await counted(1, "2020");
    expect(await gone()).toBe(0);
  });

  test("samples are never counted", async () => {
    await loadDemo(database);
    const city = await cityBySlug(database, { slug: "utrecht", locale: "nl" });
    expect(await shopCountsOf(database, { city })).toMatchObject({ shopCount: 3, coffeeshopCount: 2 });
  });
});
