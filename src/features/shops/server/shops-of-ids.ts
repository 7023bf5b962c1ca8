import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type ListedShop, packedShops, unpackShops } from "./listed-shop.ts";

const shops = statement(
  "listed-shops-of-ids",
  (_, p: Params<{ ids: number[] }>) => sql<{ packed: string | null }>`
    select ${packedShops(sql`where shop_id = any(${p.ids}::bigint[])`)} as packed`,
  { isRead: true },
);

/** Those of these shops that are listed. */
export async function shopsOfIds(database: Database, { ids }: { ids: number[] }): Promise<ListedShop[]> {
  return unpackShops((await shops.first(database, { ids }))?.packed ?? null);
}
