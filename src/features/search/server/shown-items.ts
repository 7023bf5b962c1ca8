import { type RawBuilder, sql } from "kysely";
import type { FoundItem } from "../search-item.ts";

/** At most so many of a group (contract.md, Autocomplete). */
export const GROUP_SIZE = 5;

/** The columns of a `FoundItem`, from the row `item` of `search_item`. */
export const shownColumns = (locale: unknown) => sql<FoundItem>`
  item.kind, item.entity_id as "entityId", item.url, coalesce(item.names ->> ${locale}, item.name) as name,
  case when item.within_id is null then item.place else (
    select coalesce(around.names ->> ${locale}, around.name) from search_item as around where around.id = item.within_id
  ) end as place,
  item.type, item.is_sample as "isSample"`;

/** Rows (item_id, weight) of items that are called so from end to end, the weightiest first. */
export function itemsCalled(kind: RawBuilder<unknown>, name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select search_name.item_id, search_name.weight from search_name
    where search_name.kind = ${kind} and search_name.name = ${name}
    order by search_name.weight desc, search_name.item_id limit ${sql.lit(GROUP_SIZE)})`;
}
