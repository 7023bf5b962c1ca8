import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { itemWords } from "../item-words.ts";
import { asItemWeight } from "../ranking.ts";
import type { SearchItem } from "../search-item.ts";
import { isHeir, passOnWords } from "./pass-on-words.ts";
import { type Beginning, beginningsOf, lockBeginnings, storeBeginnings } from "./store-beginnings.ts";
import { storeHits } from "./store-hits.ts";
import { asHitKind } from "./best-hits.ts";

const store = statement(
  "store-known-words",
  (_, p: Params<{ itemIds: number[] }>) => sql`
    with changed as materialized (
      select id from search_item where id = any(${p.itemIds}) or (within_id = any(${p.itemIds}) and ${isHeir})
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
 * Adds the words and whole names of these items, and of those in them, to the known words. Only one transaction at a time may do
 * so: `lockBeginnings`.
 */
async function storeKnownWords(tx: Database, { itemIds }: { itemIds: number[] }): Promise<void> {
  await store.run(tx, { itemIds });
}

const saveItems = statement(
  "save-search-items",
  (_, p: Params<{ rows: string }>) => sql`
    insert into search_item
      (kind, entity, entity_id, url, name, names, place, within_id, type, is_sample, weight, words)
    select row.kind, row.entity, row.entity_id, row.url, row.name, row.names, row.place, around.id, row.type,
      row.is_sample, row.weight,
      array_to_tsvector(array(
        select jsonb_object_keys(row.words)
        union
        select source.word from search_word as source where source.item_id = around.id and not source.is_inherited))
    from jsonb_to_recordset(${p.rows}::jsonb) as row(
      kind text, entity text, entity_id bigint, url text, name text, names jsonb, place text, within_entity text,
      within_entity_id bigint, type text, is_sample boolean, weight integer, words jsonb)
    left join search_item as around on around.entity = row.within_entity and around.entity_id = row.within_entity_id
    on conflict (entity, entity_id) do update set
      kind = excluded.kind, url = excluded.url, name = excluded.name, names = excluded.names, place = excluded.place,
      within_id = excluded.within_id, type = excluded.type, is_sample = excluded.is_sample, weight = excluded.weight,
      words = excluded.words
    where (search_item.kind, search_item.url, search_item.name, search_item.names, search_item.place,
        search_item.within_id, search_item.type, search_item.is_sample, search_item.weight, search_item.words)
      is distinct from (excluded.kind, excluded.url, excluded.name, excluded.names, excluded.place,
        excluded.within_id, excluded.type, excluded.is_sample, excluded.weight, excluded.words)`,
);

const idsOfItems = statement(
  "ids-of-search-items",
  (_, p: Params<{ entities: string[]; entityIds: number[] }>) => sql<{ id: number }>`
    select search_item.id
    from unnest(${p.entities}::text[], ${p.entityIds}::bigint[]) with ordinality as asked(entity, entity_id, place)
    join search_item on search_item.entity = asked.entity and search_item.entity_id = asked.entity_id
    order by asked.place`,
);

type Rows = Params<{ rows: string }>;

const dropWords = statement(
  "drop-search-words",
  (_, p: Rows) => sql`
    delete from search_word
    using jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, words jsonb)
    where search_word.item_id = row.id and not search_word.is_inherited and not row.words ? search_word.word`,
);

const saveWords = statement(
  "save-search-words",
  (_, p: Rows) => sql`
    insert into search_word (item_id, kind, word, weight)
    select row.id, row.kind, each.key, each.value::integer
    from jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, kind text, words jsonb),
      jsonb_each_text(row.words) as each
    on conflict (item_id, word) do update
      set kind = excluded.kind, weight = excluded.weight, is_inherited = false
    where (search_word.kind, search_word.weight, search_word.is_inherited)
      is distinct from (excluded.kind, excluded.weight, false)`,
);

const dropNames = statement(
  "drop-search-names",
  (_, p: Rows) => sql`
    delete from search_name
    using jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, names text[])
    where search_name.item_id = row.id and search_name.name <> all (row.names)`,
);

const saveNames = statement(
  "save-search-names",
  (_, p: Rows) => sql`
    insert into search_name (item_id, kind, name, weight)
    select row.id, row.kind, name, row.weight
    from jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, kind text, weight integer, names text[]),
      unnest(row.names) as name
    on conflict (item_id, name) do update set kind = excluded.kind, weight = excluded.weight
    where (search_name.kind, search_name.weight) is distinct from (excluded.kind, excluded.weight)`,
);

/** So many at once that the text of a statement stays under a few megabytes. */
const BATCH_SIZE = 2_000;

/**
 * Adds items to the search index, or updates them; to be called in the transaction that changes their names, place or weight.
 * Unchanged items cost no write.
 */
export async function indexItems(tx: Database, items: SearchItem[]): Promise<void> {
  await lockBeginnings(tx);
  const changed: Beginning[] = [];
  const places = items.filter(({ within }) => !within);
  const inPlaces = items.filter(({ within }) => within);
  for (const part of [places, inPlaces]) {
    for (let start = 0; start < part.length; start += BATCH_SIZE) {
      changed.push(...(await indexBatch(tx, part.slice(start, start + BATCH_SIZE))));
    }
  }
  await storeBeginnings(tx, changed);
}

/** @returns the prefixes whose precomputed answers may have changed */
async function indexBatch(tx: Database, items: SearchItem[]): Promise<Beginning[]> {
  const indexed = items.map(itemWords);
  const records = items.map((item, place) => ({ ...itemRecord(item), words: indexed[place]?.words }));
  await saveItems.run(tx, { rows: JSON.stringify(records) });
  const entities = items.map(({ entity }) => entity);
  const ids = await idsOfItems.all(tx, { entities, entityIds: items.map(({ entityId }) => entityId) });
  const rows = JSON.stringify(
    items.map(({ kind, weight }, place) => {
      const { words, wholeNames } = indexed[place] ?? {};
      return { id: ids[place]?.id, kind, weight: asItemWeight(weight), words, names: wholeNames };
    }),
  );
  const itemIds = ids.map(({ id }) => id);
  const before = await beginningsOf(tx, { itemIds });
  for (const save of [dropWords, saveWords, dropNames, saveNames]) await save.run(tx, { rows });
  await passOnWords(tx, { itemIds });
  await storeHits(tx, { itemIds });
  await storeKnownWords(tx, { itemIds });
  return [...before, ...(await beginningsOf(tx, { itemIds }))];
}

function itemRecord(item: SearchItem) {
  return {
    kind: item.kind,
    entity: item.entity,
    entity_id: item.entityId,
    url: item.url,
    name: item.name,
    names: item.names && Object.keys(item.names).length > 0 ? item.names : null,
    place: item.place ?? null,
    within_entity: item.within?.entity ?? null,
    within_entity_id: item.within?.entityId ?? null,
    type: item.type ?? null,
    is_sample: item.isSample ?? false,
    weight: asItemWeight(item.weight),
  };
}
