import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { stampedTimes } from "./stamped-times.ts";
import { storeOpenTimes } from "./store-open-times.ts";

/** The name of the task. */
export const REFRESH_OPEN_TIMES = "refresh-open-times";

/** Small enough that a change of a shop's hours does not wait for long. */
const BATCH = 100;

const nextShops = statement("next-shops-with-hours", (db, p: Params<{ after: number; limit: number }>) =>
  db
    .selectFrom("shop")
    .select("id")
    .where((where) =>
      where.or([
        where("opening_hours", "is not", null),
        where.exists(
          where
            .selectFrom("shop_department")
            .select("shop_department.shop_id")
            .whereRef("shop_department.shop_id", "=", "shop.id"),
        ),
      ]),
    )
    .where("id", ">", p.after)
    .orderBy("id")
    .limit(p.limit),
);

/** Computes the coming days of all shops, in batches; runs every night, because every day adds a new one. */
export async function refreshOpenTimes(
  database: Database,
  { now }: { now: Date },
): Promise<{ shopCount: number }> {
  const timesOf = stampedTimes(now);
  let shopCount = 0;
  for (let after = 0; ;) {
    const shopIds = (await nextShops.all(database, { after, limit: BATCH })).map(({ id }) => id);
    const last = shopIds.at(-1);
    if (last === undefined) return { shopCount };
    await database.transaction((tx) => storeOpenTimes(tx, { shopIds, now, timesOf }));
    shopCount += shopIds.length;
    after = last;
  }
}
