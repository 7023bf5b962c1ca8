import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

type ItemIds = Params<{ itemIds: number[] }>;

/** The items themselves and all items in them. */
const heirs = (itemIds: number[]) => sql`
  select id, kind, within_id, weight from search_item where id = any(${itemIds}) and within_id is not null
  union
  select id, kind, within_id, weight from search_item where within_id = any(${itemIds})`;

const dropInherited = statement(
  "drop-inherited-words",
  (_, p: ItemIds) => sql`
    delete from search_word
    where is_inherited
      and (item_id = any(${p.itemIds}) or item_id in (select id from search_item where within_id = any(${p.itemIds})))
      and not exists (
        select from search_item as heir
        join search_word as source on source.item_id = heir.within_id
        where heir.id = search_word.item_id and source.word = search_word.word and not source.is_inherited)`,
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
      select heir.id, array_to_tsvector(array(select word from search_word where item_id = heir.id)) as words
      from search_item as heir where heir.within_id = any(${p.itemIds})) as known
    where search_item.id = known.id and search_item.words <> known.words`,
);

/** Adds the words of a place to the items in it, with no points but the item's own weight (ranking.ts). */
export async function passOnWords(tx: Database, { itemIds }: { itemIds: number[] }): Promise<void> {
  await dropInherited.run(tx, { itemIds });
  await saveInherited.run(tx, { itemIds });
  await storeWordsOfHeirs.run(tx, { itemIds });
}
