import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { asHitKind } from "./best-hits.ts";

const store = statement(
  "store-known-words",
  (_, p: Slots<{ itemIds: number[] }>) => sql`
    with changed as materialized (
      select id from search_item where id = any(${p.itemIds}) or within_id = any(${p.itemIds})
    ), now as (
      select left(word, 64) as word, ${asHitKind(sql`kind`)} as kind from search_word
      where item_id in (select id from changed)
      union
      select left(name, 64), ${asHitKind(sql`kind`)} from search_name where item_id in (select id from changed)
    )
    insert into search_known_word (word, kind)
    select now.word, now.kind from now
    where not exists (
      select from search_known_word as known where known.word = now.word and known.kind = now.kind)
    on conflict do nothing`,
);

/**
 * Makes the words and whole names of these items, and of what is in them, known. Only one transaction at a time may do so:
 * `lockBeginnings`.
 */
export async function storeKnownWords(tx: Database, { itemIds }: { itemIds: number[] }): Promise<void> {
  await store.run(tx, { itemIds });
}
