import { sql } from "kysely";
import { type RankLevel, rankOf } from "#features/accounts/rank.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** What somebody's contributions have made of them. */
export interface Standing {
  points: number;
  level: RankLevel;
  /** The type of product they contributed to most: rank 5 is called by it. Null where none of it was about a product. */
  productType: ProductType | null;
}

type Row = Pick<Standing, "points" | "productType">;

const standing = statement(
  "standing-of-account",
  (_, p: Params<{ accountId: number }>) => sql<Row>`
    select coalesce(sum(points), 0)::integer as points,
      mode() within group (order by product_type) as "productType"
    from contribution where account_id = ${p.accountId}`,
  { isRead: true },
);

/** Of somebody who is not there: that of a beginner. */
export async function standingOf(database: Database, accountId: number): Promise<Standing> {
  const row = await standing.first(database, { accountId });
  const { points = 0, productType = null } = row ?? {};
  return { points, level: rankOf(points), productType };
}
