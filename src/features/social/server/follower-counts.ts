import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isCountedFollow } from "./real-person-sql.ts";

const count = statement(
  "count-followers",
  (_, p: Params<{ shopIds: readonly number[] }>) => sql<{ shopId: number; followerCount: number }>`
    select shop_id as "shopId", count(*)::int as "followerCount"
    from shop_follow
    where shop_id = any(${p.shopIds}::bigint[]) and ${isCountedFollow}
    group by shop_id`,
  { isRead: true },
);

/** How many follow each of these shops; one without followers is missing. Invented people count at invented shops only. The same for everybody. */
export async function followerCounts(
  database: Database,
  shopIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await count.all(database, { shopIds });
  return new Map(rows.map(({ shopId, followerCount }) => [shopId, followerCount]));
}
