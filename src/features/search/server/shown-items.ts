import { type RawBuilder, sql } from "kysely";
import type { FoundItem, IndexedKind } from "../search-item.ts";

/** The most items of a group (contract.md, Autocomplete). */
export const GROUP_SIZE = 5;

const nameIn = (locale: unknown) => sql`coalesce(item.names ->> ${locale}, item.name)`;

const placeIn = (locale: unknown) => sql`case when item.within_id is null then item.place else (
  select coalesce(around.names ->> ${locale}, around.name) from search_item as around where around.id = item.within_id
) end`;

/** The columns of a `FoundItem`, from the row `item` of `search_item`. */
export const shownColumns = (locale: unknown) => sql<IndexedItem>`
  item.kind, item.entity_id as "entityId", item.url, ${nameIn(locale)} as name, ${placeIn(locale)} as place,
  item.type, item.is_sample as "isSample"`;

/** A `FoundItem` as the index has it. */
export type IndexedItem = Omit<FoundItem, "kind" | "isTown"> & { kind: IndexedKind };

/** A row of the index as part of an answer. */
export function asFound({ kind, ...item }: IndexedItem): FoundItem {
  return kind === "towns" ? { kind: "cities", ...item, isTown: true } : { kind, ...item };
}

/** A `FoundItem` as an array, because field names would be half of the payload. */
export type ShownItem = [
  kind: IndexedKind,
  entityId: number,
  url: string,
  name: string,
  place: string | null,
  type: string | null,
  isSample: boolean,
];

export function foundItem([kind, entityId, url, name, place, type, isSample]: ShownItem): FoundItem {
  return asFound({ kind, entityId, url, name, place, type, isSample });
}

/**
 * The best of each kind as one JSON, which the driver reads in half the time of rows; null when there are none. A list of kinds
 * is never longer than seven, which `limit` tells the planner.
 * @param bestOf rows (item_id, weight) of a kind
 */
export const shownBest = (
  kinds: unknown,
  locale: unknown,
  bestOf: (kind: RawBuilder<unknown>) => RawBuilder<unknown>,
) => sql<{ items: ShownItem[] | null }>`
  select json_agg(json_build_array(item.kind, item.entity_id, item.url, ${nameIn(locale)}, ${placeIn(locale)}, item.type,
    item.is_sample) order by best.weight desc, item.id) as items
  from (select kind from unnest(${kinds}::text[]) as kind limit 7) as asked
  cross join lateral ${bestOf(sql`asked.kind`)} as best
  join search_item as item on item.id = best.item_id`;
