import { sql } from "kysely";
import { countryDay } from "#features/hours/country-clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PageSeen } from "#platform/http/page-seen.ts";
import { type Seen, whatWasSeen } from "./what-was-seen.ts";

/** Whoever asks for a million addresses fills no memory: what comes beyond it in a minute is not counted. */
const MOST_AT_ONCE = 20_000;

const keepDay = statement(
  "keep-counted-day",
  (_, p: Params<{ day: string }>) => sql`
    insert into counted_day (day) values (${p.day}::date) on conflict do nothing`,
);

interface ShopCounts {
  days: string[];
  slugs: string[];
  kinds: string[];
  ways: string[];
  counts: number[];
}

// In one order, so that two processes that store at once wait for each other and nobody waits in a circle.
const addShopCounts = statement(
  "add-shop-visit-counts",
  (_, p: Params<ShopCounts>) => sql`
    insert into shop_visit_count (shop_id, day, kind, way, count)
    select shop.id, seen.day::date, seen.kind, seen.way, seen.count
    from unnest(${p.days}::text[], ${p.slugs}::text[], ${p.kinds}::text[], ${p.ways}::text[], ${p.counts}::integer[])
      as seen (day, slug, kind, way, count)
    join shop on shop.slug = seen.slug
    where case
      when starts_with(seen.way, 'city:') then exists (select from city where city.slug = substr(seen.way, 6))
      when starts_with(seen.way, 'product:') then exists (select from product where product.slug = substr(seen.way, 9))
      else true end
    order by 1, 2, 3, 4
    on conflict (shop_id, day, kind, way) do update set count = shop_visit_count.count + excluded.count`,
);

const addProductCounts = statement(
  "add-product-ask-counts",
  (_, p: Params<{ days: string[]; slugs: string[]; cities: string[]; counts: number[] }>) => sql`
    insert into product_ask_count (city_id, product_id, day, count)
    select city.id, product.id, seen.day::date, seen.count
    from unnest(${p.days}::text[], ${p.slugs}::text[], ${p.cities}::text[], ${p.counts}::integer[])
      as seen (day, slug, city, count)
    join product on product.slug = seen.slug
    join city on city.slug = seen.city
    order by 1, 2, 3
    on conflict (city_id, product_id, day) do update set count = product_ask_count.count + excluded.count`,
);

export interface VisitCounts {
  /** Adds a page to what is in memory. */
  count(page: PageSeen): void;
  /** Writes what was counted since the last time, and that today is counted. What cannot be written is kept for the next time. */
  store(database: Database): Promise<void>;
}

/** Counts in memory, so that no answer waits for a write; a process that is killed loses what it has not stored. */
export function openVisitCounts({ now }: { now: Clock }): VisitCounts {
  let counts = new Map<string, number>();
  function add(key: string, count: number): void {
    const before = counts.get(key);
    if (before !== undefined || counts.size < MOST_AT_ONCE) counts.set(key, (before ?? 0) + count);
  }
  return {
    count(page) {
      for (const seen of whatWasSeen(page)) add(JSON.stringify([countryDay(now()), seen]), 1);
    },
    async store(database) {
      const stored = counts;
      counts = new Map();
      try {
        await database.transaction((tx) => write(tx, { today: countryDay(now()), stored }));
      } catch (error) {
        for (const [key, count] of stored) add(key, count);
        throw error;
      }
    },
  };
}

async function write(
  tx: Database,
  { today, stored }: { today: string; stored: ReadonlyMap<string, number> },
): Promise<void> {
  await keepDay.run(tx, { day: today });
  const seen = [...stored].map(([key, count]) => {
    const [day, what] = JSON.parse(key) as [string, Seen];
    return { ...what, day, count };
  });
  const shops = seen.filter((one) => one.what === "shop");
  const products = seen.filter((one) => one.what === "product");
  if (shops.length > 0)
    await addShopCounts.run(tx, {
      days: shops.map(({ day }) => day),
      slugs: shops.map(({ slug }) => slug),
      kinds: shops.map(({ kind }) => kind),
      ways: shops.map(({ way }) => way),
      counts: shops.map(({ count }) => count),
    });
  if (products.length > 0)
    await addProductCounts.run(tx, {
      days: products.map(({ day }) => day),
      slugs: products.map(({ slug }) => slug),
      cities: products.map(({ citySlug }) => citySlug),
      counts: products.map(({ count }) => count),
    });
}
