import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isByRealPerson } from "./real-person-sql.ts";
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
    where type = ${p.type} and target_id = any(${p.ids}::bigint[])
      and (${isByRealPerson} or case type
        when 'product' then (select is_sample from product where product.id = target_id)
        when 'brand' then (select is_sample from brand where brand.id = target_id)
        when 'shop' then (select is_sample from shop where shop.id = target_id)
        when 'deal' then (select is_sample from deal where deal.id = target_id)
        when 'post' then (select is_sample from discover_post where discover_post.id = target_id)
      end)
    group by target_id`,
  { isRead: true },
);

/** How many like each of these; what nobody likes is missing. Invented people count with invented things only. The same for everybody. */
export async function likeCounts(database: Database, liked: LikedItems): Promise<Map<number, number>> {
  const rows = await count.all(database, liked);
  return new Map(rows.map(({ id, likeCount }) => [id, likeCount]));
}
