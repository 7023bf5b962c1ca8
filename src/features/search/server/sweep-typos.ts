import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { isKnown } from "./best-hits.ts";

/** The name of the job. */
export const SWEEP_TYPOS = "sweep-typos";

/** Whoever indexes something waits meanwhile: a beginning that is being swept away may be the one they count on. */
const lockTypos = statement(
  "lock-typos",
  () => sql`lock table search_typo, search_long_word in share row exclusive mode`,
);

const sweepBeginnings = statement(
  "sweep-beginnings",
  () => sql`
    delete from search_typo
    using (
      select known.beginning from search_typo as known
      where known.remainder = known.beginning and not ${isKnown(sql`known.beginning`)}) as gone
    where search_typo.beginning = gone.beginning`,
);

const sweepLongWords = statement(
  "sweep-long-words",
  () => sql`
    delete from search_long_word as known
    where not ${isKnown(sql`known.word`)}`,
);

/** Forgets beginnings and words that no item has any more; until then they cost a look-up that finds nothing. */
export async function sweepTypos(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await lockTypos.run(tx);
    await sweepBeginnings.run(tx);
    await sweepLongWords.run(tx);
  });
}
