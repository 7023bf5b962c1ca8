import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { SENT_LETTER_DAYS } from "../letter-settings.ts";

const deleteOld = statement(
  "forget-sent-letters",
  (_, p: Params<{ now: Date }>) => sql`
    delete from letter where made_at < ${p.now}::timestamptz - make_interval(days => ${sql.lit(SENT_LETTER_DAYS)})`,
);

/** Who got which letter is told for so long, and kept no longer. */
export async function forgetSentLetters(database: Database, { now }: { now: Date }): Promise<void> {
  await deleteOld.run(database, { now });
}
