import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Landmarks and samples are found by their own names; the words of their place only tell them apart (`search_item.words`). */
export const isHeir = sql<boolean>`not (search_item.kind = 'landmarks' or search_item.is_sample)`;

type ItemIds = Params<{ itemIds: number[] }>;

/** The items themselves and all items in them. */
const heirs = (itemIds: number[]) => sql`
  select id, kind, within_id, weight from search_item where id = any(${itemIds}) and within_id is not null and ${isHeir}
  union
  select id, kind, within_id, weight from search_item where within_id = any(${itemIds}) and ${isHeir}`;

// No `or` between the two kinds of items, for which PostgreSQL would read all inherited words.
const dropInherited = statement(
  "drop-inherited-words",
  (_, p: ItemIds) => sql`
    delete from search_word
    where is_inherited
      and item_id in (
        select id from search_item where id = any(${p.itemIds})
        union all
        select id from search_item where within_id = any(${p.itemIds}))
      and not exists (
        select from search_item
        join search_word as source on source.item_id = search_item.within_id
        where search_item.id = search_word.item_id and ${isHeir} and source.word = search_word.word and not source.is_inherited)`,
);

const saveInherited = statement(
  "save-inherited-words",
  (_, p: ItemIds) => sql`
    insert into search_word (item_id, kind, word, weight, is_inherited)
    select heir.id, heir.kind, source.word, heir.weight, true
    from (${heirs(p.itemIds)}) as heir
    join search_word as source on source.item_id = heir.within_id and not source.is_inherited
    on conflict (item_id, word) do update set kind = excluded.kind, weight = excluded.weight
    where search_word.is_inherited
      and (search_word.kind, search_word.weight) is distinct from (excluded.kind, excluded.weight)`,
);

const storeWordsOfHeirs = statement(
  "store-words-of-heirs",
  (_, p: ItemIds) => sql`
    update search_item set words = known.words
    from (
      select heir.id, array_to_tsvector(array(
        select word from search_word where item_id = heir.id
        union
        select word from search_word where item_id = heir.within_id and not is_inherited)) as words
      from search_item as heir where heir.within_id = any(${p.itemIds})) as known
    where search_item.id = known.id and search_item.words <> known.words`,
);

/** Adds the words of a place to the items in it, with no points but the item's own weight (ranking.ts). */
export async function passOnWords(tx: Database, { itemIds }: { itemIds: number[] }): Promise<void> {
  await dropInherited.run(tx, { itemIds });
  await saveInherited.run(tx, { itemIds });
  await storeWordsOfHeirs.run(tx, { itemIds });
}
