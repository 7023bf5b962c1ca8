import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { asHitKind } from "./best-hits.ts";

const store = statement(
  "store-known-words",
  (_, p: Slots<{ itemIds: number[] }>) => sql`
    insert into search_known_word (word, kind)
    select distinct left(word.word, 64), ${asHitKind(sql`word.kind`)}
    from search_word as word
    where word.item_id in (select id from search_item where id = any(${p.itemIds}) or within_id = any(${p.itemIds}))
      and not exists (
        select from search_known_word as known
        where known.word = left(word.word, 64) and known.kind = ${asHitKind(sql`word.kind`)})
    on conflict do nothing`,
);

/**
 * Makes the words of these items, and of what is in them, known. Only one transaction at a time may do so:
 * `lockBeginnings`.
 */
export async function storeKnownWords(tx: Database, { itemIds }: { itemIds: number[] }): Promise<void> {
  await store.run(tx, { itemIds });
}
