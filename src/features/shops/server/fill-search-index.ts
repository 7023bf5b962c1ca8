import { indexPlaces } from "#features/places/server/index-places.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { indexShops } from "./index-shops.ts";

const anyItem = statement("any-search-item", (db) => db.selectFrom("search_item").select("id").limit(1));

const idsOfShops = statement("ids-of-shops", (db) => db.selectFrom("shop").select("id"));

/** Makes everything findable that can be found; items that are already right are left alone. */
export async function reindexAll(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await indexPlaces(tx);
    await indexShops(tx, { shopIds: (await idsOfShops.all(tx)).map(({ id }) => id) });
  });
}

/** For a database that is older than the search: a migration cannot make words. */
export async function fillSearchIndex(database: Database): Promise<{ isFilled: boolean }> {
  if (await anyItem.first(database)) return { isFilled: false };
  await reindexAll(database);
  return { isFilled: true };
}
