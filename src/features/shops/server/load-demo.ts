import { DEMO_SHOPS } from "#db/demo/shops.ts";
import type { Database } from "#platform/database/database.ts";
import { saveSampleShops } from "./save-sample-shops.ts";

/** Adds the invented shops of db/demo, all of them samples. Loading again changes nothing. */
export async function loadDemo(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<{ shopCount: number }> {
  return database.transaction((tx) => saveSampleShops(tx, DEMO_SHOPS, { now }));
}
