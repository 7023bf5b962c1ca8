import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { lockBeginnings } from "./store-beginnings.ts";

/** The name of the task. */
export const SWEEP_KNOWN_WORDS = "sweep-known-words";

const sweep = statement(
  "sweep-known-words",
  () => sql`
    delete from search_known_word as known
    where not exists (
      select from search_hit as hit where hit.beginning = known.word and hit.kind = known.kind)`,
);

/** Deletes words that no item has any more; until then they only cost a useless look-up. */
export async function sweepKnownWords(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await lockBeginnings(tx);
    await sweep.run(tx);
  });
}
