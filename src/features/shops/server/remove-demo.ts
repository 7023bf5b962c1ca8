import { sql } from "kysely";
import { removeSampleTown } from "#features/places/server/settle-sample-town.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeInvented = statement(
  "remove-invented-shops",
  () => sql<{ id: number }>`
    delete from shop where is_sample or starts_with(source_key, 'generated-') returning id`,
);

/** Removes every invented shop with all its rows, load data too, and the invented town. Real shops are not touched. */
export async function removeDemo(database: Database): Promise<{ shopCount: number }> {
  return database.transaction(async (tx) => {
    const removed = await removeInvented.all(tx);
    await removeItems(tx, { entity: "shop", entityIds: removed.map(({ id }) => id) });
    await removeSampleTown(tx);
    return { shopCount: removed.length };
  });
}
