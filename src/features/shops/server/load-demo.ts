import { DEMO_SHOPS } from "#db/demo/shops.ts";
import type { Database } from "#platform/database/database.ts";
import { saveInventedShops } from "./save-invented-shops.ts";
import { settleSampleTown } from "#features/places/server/settle-sample-town.ts";

/** Adds the invented town and its shops (db/demo). Loading again changes nothing. */
export async function loadDemo(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<{ shopCount: number }> {
  return database.transaction(async (tx) => {
    await settleSampleTown(tx);
    return saveInventedShops(tx, DEMO_SHOPS, { purpose: "sample", now });
  });
}
