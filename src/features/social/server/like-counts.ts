import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isCountedLike } from "./real-person-sql.ts";
import type { LikedType } from "../like.ts";

interface LikedItems {
  type: LikedType;
  ids: readonly number[];
}

const count = statement(
  "count-likes",
  (_, p: Params<LikedItems>) => sql<{ id: number; likeCount: number }>`
    select target_id as id, count(*)::int as "likeCount"
    from liking
    where type = ${p.type} and target_id = any(${p.ids}::bigint[]) and ${isCountedLike}
    group by target_id`,
  { isRead: true },
);

/** How many like each of these; what nobody likes is missing. Invented people count with invented things only. The same for everybody. */
export async function likeCounts(database: Database, liked: LikedItems): Promise<Map<number, number>> {
  const rows = await count.all(database, liked);
  return new Map(rows.map(({ id, likeCount }) => [id, likeCount]));
}
