import type { Database } from "#platform/database/database.ts";
import { statement, type Params } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { DealType, MenuVisibility, PriceVisibility, ShopCompliance } from "../compliance.ts";

const compliance = statement("compliance-of-shop", (db, p: Params<{ shopId: number }>) =>
  db
    .selectFrom("shop_compliance")
    .select((row) => [
      row.ref("menu").$castTo<MenuVisibility>().as("menu"),
      row.ref("prices").$castTo<PriceVisibility>().as("prices"),
      row.ref("deal_types").$castTo<DealType[]>().as("dealTypes"),
      "is_indexable as isIndexable",
    ])
    .where("shop_id", "=", p.shopId),
);

/**
 * What may be shown of a shop, to whom; see `mayShowMenu` and `mayShowPrices`. Queries over many shops join
 * `shop_compliance` themselves.
 * @throws NotFound
 */
export async function complianceOfShop(
  database: Database,
  { shopId }: { shopId: number },
): Promise<ShopCompliance> {
  const row = await compliance.first(database, { shopId });
  if (!row) throw new NotFound("shop");
  return row;
}
