import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type Counted, type StatisticName, MENU_AGES, type MenuAge } from "../statistic.ts";
import { accessPolicy } from "./access-policy.ts";
import { countContributions } from "./count-contributions.ts";
import { countDecisions } from "./count-decisions.ts";
import { fiveGramDiscount } from "./five-gram-discount.ts";
import { openingHoursByWeek } from "./opening-hours-by-week.ts";
import { eurosPerGram } from "./euros-per-gram.ts";
import { shopsByPlace } from "./shops-by-place.ts";
import { FEWEST, shownTotal } from "../withheld.ts";
import { sharesOfShops } from "./shares-of-shops.ts";
import { WHEELCHAIR } from "#features/shops/amenities.ts";
import { LISTED_STATUSES } from "#features/shops/shop.ts";

const shopsByWheelchair = statement(
  "statistics-wheelchair",
  (_, p: Params<{ statuses: string[] }>) => sql<{ wheelchair: string; count: number }>`
    select shop.wheelchair, count(*)::integer as count
    from shop
    where not shop.is_sample and shop.status = any (${p.statuses})
    group by shop.wheelchair`,
  { isRead: true },
);

/** How many shops are wheelchair accessible, as far as known. */
async function wheelchairShare(tx: Database): Promise<Counted> {
  const found = await shopsByWheelchair.all(tx, { statuses: [...LISTED_STATUSES] });
  return sharesOfShops(
    WHEELCHAIR.map((answer) => ({
      labels: [answer],
      count: found.find(({ wheelchair }) => wheelchair === answer)?.count ?? 0,
    })),
  );
}

/** Further down the counts are all similar. */
const MOST_STRAINS = 100;

/** The view excludes hidden menus and what is sold out. */
const strainsByShops = statement(
  "statistics-strains",
  (_, p: Params<{ fewest: number; limit: number }>) => sql<{ name: string; slug: string; count: number }>`
    select strain.name, strain.slug, count(distinct product_in_shop.shop_id)::integer as count
    from product_in_shop
    join shop on shop.id = product_in_shop.shop_id and not shop.is_sample
    join product on product.id = product_in_shop.product_id
    join strain on strain.id = product.strain_id
    group by strain.id
    having count(distinct product_in_shop.shop_id) >= ${p.fewest}
    order by count desc, strain.sort_name, strain.id
    limit ${p.limit}`,
  { isRead: true },
);

const shopsWithStrains = statement(
  "statistics-shops-with-strains",
  () => sql<{ count: number }>`
    select count(distinct product_in_shop.shop_id)::integer as count
    from product_in_shop
    join shop on shop.id = product_in_shop.shop_id and not shop.is_sample
    join product on product.id = product_in_shop.product_id and product.strain_id is not null`,
  { isRead: true },
);

/** The strains that most shops sell. They have no total, so withheld ones cannot be computed from it. */
async function strainsOfShops(tx: Database): Promise<Counted> {
  const n = shownTotal((await shopsWithStrains.first(tx))?.count ?? 0);
  if (n === null) return { n, rows: [] };
  const strains = await strainsByShops.all(tx, { fewest: FEWEST, limit: MOST_STRAINS });
  return { n, rows: strains.map(({ name, slug, count }) => [name, slug, count]) };
}

/** A menu is as old as its most recently seen line. Whole days, in shops with a public menu. */
const menusByAge = statement(
  "statistics-menu-ages",
  (_, p: Params<{ now: string }>) => sql<{ days: number; count: number }>`
    select greatest(0, floor(extract(epoch from ${p.now}::timestamptz - menu.seen_at) / 86400))::integer as days,
      count(*)::integer as count
    from (
      select menu_item.shop_id, max(menu_item.last_seen_at) as seen_at
      from menu_item
      join shop on shop.id = menu_item.shop_id and shop.status = 'active' and not shop.is_sample
      join shop_compliance on shop_compliance.shop_id = shop.id and shop_compliance.is_menu_public
      group by menu_item.shop_id
    ) as menu
    group by 1`,
  { isRead: true },
);

const BANDS = Object.entries(MENU_AGES) as [MenuAge, number | null][];

/** How old menus are. */
async function menuFreshness(tx: Database, { now }: { now: Date }): Promise<Counted> {
  const found = await menusByAge.all(tx, { now: now.toISOString() });
  const bandOf = (days: number) => BANDS.findIndex(([, most]) => most === null || days <= most);
  return sharesOfShops(
    BANDS.map(([age], band) => ({
      labels: [age],
      count: found.reduce((sum, { days, count }) => sum + (bandOf(days) === band ? count : 0), 0),
    })),
  );
}

/** The name of the task. */
export const STORE_STATISTICS = "store-statistics";

/** Always in one order, so that of two concurrent runs the second waits for the first one and overwrites it. */
const saveStatistics = statement(
  "save-statistics",
  (_, p: Params<{ statistics: string; now: string }>) => sql`
    insert into statistic (name, counted, rows, computed_at)
    select counted.name, counted.n, counted.rows, ${p.now}::timestamptz
    from jsonb_to_recordset(${p.statistics}::jsonb) as counted(name text, n integer, rows jsonb)
    on conflict (name) do update
      set counted = excluded.counted, rows = excluded.rows, computed_at = excluded.computed_at`,
);

const dropOtherStatistics = statement(
  "drop-other-statistics",
  (_, p: Params<{ now: string }>) => sql`
    delete from statistic where computed_at <> ${p.now}::timestamptz`,
);

/** Computes all statistics and stores what may be shown. */
export async function storeStatistics(database: Database, { now }: { now: Date }): Promise<void> {
  await database.transaction(async (tx) => {
    const { provinces, municipalities } = await shopsByPlace(tx);
    const counted: Record<StatisticName, Counted> = {
      "shops-by-province": provinces,
      "shops-by-municipality": municipalities,
      "access-policy": await accessPolicy(tx),
      "opening-hours": await openingHoursByWeek(tx, { now }),
      "euros-per-gram": await eurosPerGram(tx, { now }),
      "five-gram-discount": await fiveGramDiscount(tx, { now }),
      "strains-by-shops": await strainsOfShops(tx),
      wheelchair: await wheelchairShare(tx),
      "menu-freshness": await menuFreshness(tx, { now }),
      contributions: await countContributions(tx),
      moderation: await countDecisions(tx),
    };
    const statistics = Object.entries(counted).map(([name, one]) => ({ name, ...one }));
    await saveStatistics.run(tx, { statistics: JSON.stringify(statistics), now: now.toISOString() });
    await dropOtherStatistics.run(tx, { now: now.toISOString() });
  });
}
