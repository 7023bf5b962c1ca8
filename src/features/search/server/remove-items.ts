import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { SearchEntity } from "../search-item.ts";
import { beginningsOf, lockBeginnings, storeBeginnings } from "./store-beginnings.ts";
import { dropHits } from "./store-hits.ts";

const deleteItems = statement(
  "delete-search-items",
  (db, p: Params<{ entity: string; entityIds: number[] }>) =>
    db
      .deleteFrom("search_item")
      .where("entity", "=", p.entity)
      .where("entity_id", "=", sql<number>`any(${p.entityIds})`),
);

const idsOfEntities = statement(
  "ids-of-search-entities",
  (db, p: Params<{ entity: string; entityIds: number[] }>) =>
    db
      .selectFrom("search_item")
      .select("id")
      .where("entity", "=", p.entity)
      .where("entity_id", "=", sql<number>`any(${p.entityIds})`),
);

/** Removes items from the search index; to be called in the transaction that hides or deletes them. */
export async function removeItems(
  tx: Database,
  asked: { entity: SearchEntity; entityIds: number[] },
): Promise<void> {
  await lockBeginnings(tx);
  const itemIds = (await idsOfEntities.all(tx, asked)).map(({ id }) => id);
  const before = await beginningsOf(tx, { itemIds });
  await deleteItems.run(tx, asked);
  await dropHits(tx, { itemIds });
  await storeBeginnings(tx, before);
}
