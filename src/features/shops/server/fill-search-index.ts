import { sql } from "kysely";
import { indexPlaces } from "#features/places/server/index-places.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { indexShops } from "./index-shops.ts";

const anyItem = statement("any-search-item", (db) => db.selectFrom("search_item").select("id").limit(1));

const renamed = statement(
  "shops-with-other-name-in-search",
  () => sql<{ id: number }>`
    select shop.id from search_item join shop on shop.id = entity_id
    where entity = 'shop' and search_item.name <> shop.name`,
);

const idsOfShops = statement("ids-of-shops", (db) => db.selectFrom("shop").select("id"));

/** Fills the search index with all slices; items that are up to date are not written. */
export async function reindexAll(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await indexPlaces(tx);
    await indexShops(tx, { shopIds: (await idsOfShops.all(tx)).map(({ id }) => id) });
  });
}

/** For a database older than the search, and for names that a migration has changed: in SQL it cannot compute the words. */
export async function fillSearchIndex(database: Database): Promise<{ isFilled: boolean }> {
  if (await anyItem.first(database)) {
    const shopIds = (await renamed.all(database)).map(({ id }) => id);
    if (shopIds.length > 0) await database.transaction((tx) => indexShops(tx, { shopIds }));
    return { isFilled: false };
  }
  await reindexAll(database);
  return { isFilled: true };
}
