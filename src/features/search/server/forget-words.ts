import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { itemWords } from "../item-words.ts";
import type { SearchKind } from "../search-item.ts";
import { asHitKind } from "./best-hits.ts";
import { lockBeginnings } from "./store-beginnings.ts";

const deleteUnused = statement(
  "delete-unused-words",
  (_, p: Params<{ words: string[]; kind: string }>) => sql`
    delete from search_known_word as known
    where known.word = any(${p.words}::text[]) and known.kind = ${asHitKind(sql`${p.kind}::text`)}
      and not exists (
        select from search_hit as hit where hit.beginning = known.word and hit.kind = known.kind)`,
);

/**
 * Deletes at once, and not at night as `sweep-known-words.ts` does, those words of a name by which nothing is found any more. To be
 * called after `removeItems`, in its transaction.
 */
export async function forgetWords(
  tx: Database,
  { kind, name }: { kind: SearchKind; name: string },
): Promise<void> {
  await lockBeginnings(tx);
  const { words, wholeNames } = itemWords({ kind, name, weight: 0 });
  // As long as they are stored (`index-items.ts`).
  const stored = [...Object.keys(words), ...wholeNames].map((word) => word.slice(0, 64));
  await deleteUnused.run(tx, { words: stored, kind });
}
