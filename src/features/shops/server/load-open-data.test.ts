import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_SHOPS } from "#db/demo/shops.ts";
import { statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { citiesWithShops } from "./cities-with-shops.ts";
import { countryAtAGlance } from "./country-at-a-glance.ts";
import { loadDemo } from "./load-demo.ts";
import { loadOpenData } from "./load-open-data.ts";

const placeCounts = statement(
  "place-counts",
  () => sql<Record<"municipalities" | "cities" | "landmarks" | "official" | "tolerating", number>>`
    select
      count(*) as municipalities,
      count(*) filter (where official_coffeeshop_count > 0) as tolerating,
      sum(official_coffeeshop_count)::integer as official,
      (select count(*) from city) as cities,
      (select count(*) from landmark) as landmarks
    from municipality`,
);

test("servers that start side by side on an empty database load all the facts that are shipped, once", async () => {
  const database = await freshDatabase();
  await Promise.all([loadOpenData(database), loadOpenData(database)]);
  expect(await loadOpenData(database)).toEqual({ isLoaded: false });
  expect(await placeCounts.first(database)).toEqual({
    municipalities: 342,
    tolerating: 102,
    official: 565,
    cities: 1166,
    landmarks: 11_990,
  });
  const country = await countryAtAGlance(database, {
    locale: "en",
    now: new Date("2026-03-02T12:00:00Z"),
  });
  expect(country.kindCounts).toMatchObject({ coffeeshop: 356, smartshop: 27, headshop: 32 });
  expect(country.largestCities).toHaveLength(12);
  expect(country.largestCities[0]).toEqual({
    slug: "amsterdam",
    name: "Amsterdam",
    coffeeshopCount: expect.any(Number),
    bestShopId: expect.any(Number),
  });
  expect(country.bestShops).toHaveLength(18);
  const cities = await citiesWithShops(database, "en");
  expect(cities).toHaveLength(47);
  const names = cities.map(({ name }) => name);
  const atHengelo = names.indexOf("Hengelo");
  expect(names.slice(atHengelo, atHengelo + 3)).toEqual(["Hengelo", "'s-Hertogenbosch", "Hilversum"]);
  expect(await loadDemo(database)).toEqual({ shopCount: DEMO_SHOPS.length });
});
