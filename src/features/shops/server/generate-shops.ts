import { sql } from "kysely";
import { plainLetters } from "#platform/text/plain-letters.ts";
import { ANALYZE_TABLES } from "#platform/database/analyze-tables.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { statement } from "#platform/database/statement.ts";
import { diceOf } from "./dice.ts";
import { type InventedCity, inventedShop } from "./invented-shop.ts";
import { saveInventedShops } from "./save-invented-shops.ts";

/** Scale 1 (contract.md, `generate`). */
const SHOPS_AT_SCALE_1 = 10_000;
/** The largest city has so many at every scale: a country grows by cities, so a page of one costs the same. */
const MOST_IN_A_CITY = 300;
const FEWEST_IN_A_CITY = 4;
/** A batch is a transaction: small enough for regular progress lines. */
const BATCH = 1000;

const citiesBySize = statement(
  "cities-by-size",
  () => sql<InventedCity & { population: number }>`
    select distinct on (city.name) city.name, city.latitude, city.longitude, coalesce(city.population, 1000) as population
    from city
    where not is_sample
    order by city.name, city.population desc nulls last`,
);

interface GenerateShopsOptions {
  /** 1 is 10,000 shops. */
  scale: number;
  now: Date;
  onProgress?: (line: string) => void;
}

/**
 * Adds invented shops for measuring, the same ones on every machine: a smaller scale is the beginning of a larger one. They behave
 * like real ones, in every list and count. Generating again changes nothing; `removeDemo` takes them away.
 */
export async function generateShops(
  database: Database,
  { scale, now, onProgress = () => {} }: GenerateShopsOptions,
): Promise<{ shopCount: number }> {
  const cities = await citiesBySize.all(database);
  if (cities.length === 0) throw new Error("There are no cities to put shops in; import them first");
  const wanted = Math.round(SHOPS_AT_SCALE_1 * scale);
  const places = placesOf(cities, wanted);
  let shopCount = 0;
  for (let start = 0; start < wanted; start += BATCH) {
    const batch = places.slice(start, start + BATCH);
    const shops = batch.map((city, index) => inventedShop(start + index, city));
    const saved = await database.transaction((tx) =>
      saveInventedShops(tx, shops, { purpose: "generated", now }),
    );
    shopCount += saved.shopCount;
    onProgress(`${shopCount} of ${wanted} shops`);
  }
  await database.transaction((tx) => enqueue(tx, ANALYZE_TABLES, {}, { jobKey: ANALYZE_TABLES }));
  return { shopCount };
}

/** The city of each shop: the largest first with its full count, then the others in an order that is always the same. */
function placesOf(
  cities: readonly (InventedCity & { population: number })[],
  wanted: number,
): InventedCity[] {
  const total = cities.reduce((sum, { population }) => sum + population, 0);
  const share = (population: number) =>
    Math.min(MOST_IN_A_CITY, Math.max(FEWEST_IN_A_CITY, Math.round((population / total) * SHOPS_AT_SCALE_1)));
  const [largest, ...others] = cities.toSorted(
    (a, b) => b.population - a.population || (plainLetters(a.name) < plainLetters(b.name) ? -1 : 1),
  );
  const shuffled = others
    .map((city, index) => ({ city, lot: diceOf(index).between(0, 1) }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ city }) => city);
  const round = [...(largest ? [largest] : []), ...shuffled].flatMap((city) =>
    Array.from({ length: share(city.population) }, () => city),
  );
  return Array.from({ length: wanted }, (_, index) => round[index % round.length] as InventedCity);
}
