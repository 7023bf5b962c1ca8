import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { UNDO_DAYS } from "../double.ts";

/** The name of the task. */
export const FORGET_OLD_MERGES = "forget-old-merges";

const forget = statement(
  "forget-old-merges",
  (_, p: Params<{ before: Date }>) => sql`
    delete from item_merge where id in (
      select id from item_merge where merged_at < ${p.before}::timestamptz and within_id is null order by id limit 1)`,
);

/** What moved in a merge is kept while it can be undone, and thirty days after it no more. One merge a transaction: some moved thousands. */
export async function forgetOldMerges(database: Database, { now }: { now: Date }): Promise<void> {
  const before = new Date(now.getTime() - UNDO_DAYS * 86_400_000);
  while ((await forget.run(database, { before })) > 0);
}
