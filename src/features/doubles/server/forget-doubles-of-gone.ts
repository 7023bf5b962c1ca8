import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { DOUBLE_KINDS } from "../double.ts";

const things = sql.join(
  DOUBLE_KINDS.map((kind) => sql`select ${sql.lit(kind)} as kind, id from ${sql.table(kind)}`),
  sql` union all `,
);

const forgetMerges = statement(
  "forget-merges-of-gone",
  () => sql`
    with thing as (${things})
    delete from item_merge
    where (kind, winner_id) not in (select kind, id from thing) or (kind, loser_id) not in (select kind, id from thing)`,
);

const forgetPairs = statement(
  "forget-pairs-of-gone",
  () => sql`
    with thing as (${things})
    delete from double_pair
    where (kind, one_id) not in (select kind, id from thing) or (kind, other_id) not in (select kind, id from thing)`,
);

/** Forgets what was asked and decided of things that are gone: pairs and merges name them by no key. To be called once the samples went. */
export async function forgetDoublesOfGone(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await forgetMerges.run(tx);
    await forgetPairs.run(tx);
  });
}
