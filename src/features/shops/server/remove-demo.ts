import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeSamples = statement("remove-sample-shops", (db) =>
  db.deleteFrom("shop").where("is_sample", "=", true).returning("id"),
);

/** Removes every invented shop, with all its rows. Real shops are not touched. */
export async function removeDemo(database: Database): Promise<{ shopCount: number }> {
  return database.transaction(async (tx) => {
    const removed = await removeSamples.all(tx);
    await removeItems(tx, { entity: "shop", entityIds: removed.map(({ id }) => id) });
    return { shopCount: removed.length };
  });
}
