import { sql } from "kysely";
import type { columnsOf } from "#features/accounts/server/item-role.ts";
import type { Params } from "#platform/database/statement.ts";

/** Whether a row is of an item: one of the two is null, and equals nothing. */
export const isOf = (p: Params<ReturnType<typeof columnsOf>>) =>
  sql<boolean>`(shop_id = ${p.shopId}::bigint or brand_id = ${p.brandId}::bigint)`;
