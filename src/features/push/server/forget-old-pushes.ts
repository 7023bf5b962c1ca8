import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { SENT_DAYS } from "../push-settings.ts";

const deleteOld = statement(
  "forget-old-pushes",
  (_, p: Params<{ now: Date }>) => sql`
    delete from push_sent where sent_at < ${p.now}::timestamptz - make_interval(days => ${sql.lit(SENT_DAYS)})`,
);

/** Which phone rang when is told for so long, and kept no longer. */
export async function forgetOldPushes(database: Database, { now }: { now: Date }): Promise<void> {
  await deleteOld.run(database, { now });
}
