import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Counted, StatisticName } from "../statistic.ts";
import { accessPolicy } from "./access-policy.ts";
import { contributionsOf } from "./contributions.ts";
import { fiveGramDiscount } from "./five-gram-discount.ts";
import { menuFreshness } from "./menu-freshness.ts";
import { openingHoursByWeek } from "./opening-hours-by-week.ts";
import { eurosPerGram } from "./euros-per-gram.ts";
import { shopsByPlace } from "./shops-by-place.ts";
import { strainsOfShops } from "./strains-of-shops.ts";
import { wheelchairShare } from "./wheelchair-share.ts";

/** The name of the job. */
export const STORE_STATISTICS = "store-statistics";

/** Always in one order, so that of two who count side by side the second waits for the first one and writes over it. */
const saveStatistics = statement(
  "save-statistics",
  (_, p: Slots<{ statistics: string; now: string }>) => sql`
    insert into statistic (name, counted, rows, computed_at)
    select counted.name, counted.n, counted.rows, ${p.now}::timestamptz
    from jsonb_to_recordset(${p.statistics}::jsonb) as counted(name text, n integer, rows jsonb)
    on conflict (name) do update
      set counted = excluded.counted, rows = excluded.rows, computed_at = excluded.computed_at`,
);

const dropOtherStatistics = statement(
  "drop-other-statistics",
  (_, p: Slots<{ now: string }>) => sql`
    delete from statistic where computed_at <> ${p.now}::timestamptz`,
);

/** Works all statistics out anew and keeps what of them may be shown. */
export async function storeStatistics(database: Database, { now }: { now: Date }): Promise<void> {
  await database.transaction(async (tx) => {
    const { provinces, municipalities } = await shopsByPlace(tx);
    const counted: Record<StatisticName, Counted> = {
      "shops-by-province": provinces,
      "shops-by-municipality": municipalities,
      "access-policy": await accessPolicy(tx),
      "opening-hours": await openingHoursByWeek(tx, { now }),
      "euros-per-gram": await eurosPerGram(tx),
      "five-gram-discount": await fiveGramDiscount(tx),
      "strains-by-shops": await strainsOfShops(tx),
      wheelchair: await wheelchairShare(tx),
      "menu-freshness": await menuFreshness(tx, { now }),
      contributions: contributionsOf([]),
    };
    const statistics = Object.entries(counted).map(([name, one]) => ({ name, ...one }));
    await saveStatistics.run(tx, { statistics: JSON.stringify(statistics), now: now.toISOString() });
    await dropOtherStatistics.run(tx, { now: now.toISOString() });
  });
}
