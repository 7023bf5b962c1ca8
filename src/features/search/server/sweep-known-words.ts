import { sql } from "kysely";
import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { lockBeginnings } from "./store-beginnings.ts";

/** The name of the task. */
export const SWEEP_KNOWN_WORDS = "sweep-known-words";

/** Small batches: whoever writes a name of anything waits for one of them. */
const BATCH = 1_000;

const isGone = sql<boolean>`not exists (
  select from search_hit as hit where hit.beginning = known.word and hit.kind = known.kind)`;

const goneWords = statement(
  "gone-known-words",
  () => sql<{ number: number }>`select known.number from search_known_word as known where ${isGone}`,
  { isRead: true },
);

const sweep = statement(
  "sweep-known-words",
  (_, p: Params<{ numbers: number[] }>) => sql`
    delete from search_known_word as known where known.number = any(${p.numbers}::bigint[]) and ${isGone}`,
);

/** Deletes words that no item has any more; until then they only cost a useless look-up. */
export async function sweepKnownWords(database: Database): Promise<void> {
  // Looking for them takes seconds and is done without the lock, so a word may have come back since.
  const gone = await goneWords.all(database);
  for (const some of batches(gone, BATCH)) {
    await database.transaction(async (tx) => {
      await lockBeginnings(tx);
      await sweep.run(tx, { numbers: some.map(({ number }) => number) });
    });
  }
}
