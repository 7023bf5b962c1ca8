import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { analyzeTables } from "#platform/database/analyze-tables.ts";
import { readProductFilters } from "#features/products/product-query.ts";
import { generateCatalogue } from "#features/products/server/generate-catalogue.ts";
import { productsIn } from "#features/products/server/products-in.ts";
import { type Country, withCountry } from "./support/country.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";
import { medianWait, type WatchedDatabase, watched } from "./support/waits.ts";

const [SMALL, LARGE] = [0.1, 1];
const AT_MOST_MS = 15;
const GROWTH_GOAL = { of: "ratio", atMost: 1.5 } as const;
const SHARE_COUNT = 100;

const QUERIES = {
  "products of a type": "",
  "products with three filters": "effect=relaxed&thc=15to20&open=now",
  "products by price, page 20": "sort=price&page=20",
};

/** How long lists of products wait for the database, with a tenth of the load data and with all of it. */
export async function products(say: Say): Promise<Measurement[]> {
  return withCountry(async (country) => {
    const small = await waits(country, SMALL, say);
    const large = await waits(country, LARGE, say);
    return [
      { what: "Remembering all products and menus, scale 1", measured: large.firstMs, unit: "ms" },
      ...large.asked.flatMap((wait, place) => measurementsOf(wait, small.asked[place], large.floorMs)),
    ];
  });
}

function measurementsOf(
  { what, milliseconds, ownMs }: Wait,
  before: Wait | undefined,
  floor: number,
): Measurement[] {
  const line = { measured: milliseconds, unit: "ms" } as const;
  return [
    { ...line, what: `${what}, scale 1`, floor, goal: { of: "measured", atMost: AT_MOST_MS } },
    {
      ...line,
      what: `${what}, scale 1 beside 0.1`,
      floor: before?.milliseconds ?? Number.NaN,
      goal: GROWTH_GOAL,
    },
    { what: `${what}, beside the database`, measured: ownMs, unit: "ms" },
  ];
}

interface Wait {
  what: string;
  milliseconds: number;
  /** The time of a call without waiting for the database. */
  ownMs: number;
}

interface Waits {
  floorMs: number;
  /** The time of the first call of a process. */
  firstMs: number;
  asked: Wait[];
}

async function waits(country: Country, scale: number, say: Say): Promise<Waits> {
  say(`Growing the catalogue to scale ${scale}`);
  await country.grow(scale);
  await generateCatalogue(country.database, { scale, now: new Date(), onProgress: say });
  await analyzeTables(country.database);
  say(`Asking at scale ${scale}`);
  const database = watched(country.database);
  const one = { name: "one", text: "select 1", values: [], isRead: true };
  const floorMs = await medianWait(database, () => database.execute(one));
  const asked: Wait[] = [];
  const all = await questions(database);
  const firstMs = await msOf(Object.values(all)[0] ?? (() => database.execute(one)));
  for (const [what, ask] of Object.entries(all))
    asked.push({ what, milliseconds: await medianWait(database, ask), ownMs: await ownMs(database, ask) });
  return { floorMs, firstMs, asked };
}

async function questions(database: WatchedDatabase): Promise<Record<string, () => Promise<unknown>>> {
  const now = new Date();
  const city = await cityBySlug(database, { slug: "amsterdam", locale: "nl" });
  const list = (query: string, place: typeof city | null) => {
    const { filters } = readProductFilters(new URLSearchParams(query));
    return () => productsIn(database, { type: "weed", place, filters, locale: "nl", now });
  };
  return {
    ...Object.fromEntries(Object.entries(QUERIES).map(([what, query]) => [what, list(query, null)])),
    "products of a city with a filter": list("effect=happy", city),
  };
}

async function ownMs(database: WatchedDatabase, ask: () => Promise<unknown>): Promise<number> {
  const shares: number[] = [];
  for (let count = 0; count < SHARE_COUNT; count++) {
    database.waitedMs();
    const ms = await msOf(ask);
    shares.push(Math.max(0, ms - database.waitedMs()));
  }
  return median(shares);
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
