import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { FoundItem, SearchEntity } from "../search-item.ts";
import { asFound, GROUP_SIZE, type IndexedItem, shownColumns } from "./shown-items.ts";

const ofEntities = statement(
  "search-items-of-entities",
  (_, p: Params<{ entity: string; entityIds: number[]; locale: Locale }>) => sql<IndexedItem>`
    select ${shownColumns(p.locale)}
    from unnest(${p.entityIds}::bigint[]) with ordinality as asked(id, place)
    join search_item as item on item.entity = ${p.entity} and item.entity_id = asked.id
    order by asked.place
    limit ${sql.lit(GROUP_SIZE)}`,
  { isRead: true, isBrief: true },
);

/** What was found in another way than by name, as a search shows it: the first few, in their order. */
export async function itemsOfEntities(
  database: Database,
  asked: { entity: SearchEntity; entityIds: number[]; locale: Locale },
): Promise<FoundItem[]> {
  if (asked.entityIds.length === 0) return [];
  return (await ofEntities.all(database, asked)).map(asFound);
}
