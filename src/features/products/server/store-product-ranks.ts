import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { productRankOf, type RankedProduct } from "../product-rank.ts";

const rankedProducts = statement(
  "ranked-products",
  (_, p: Params<{ productIds: number[] }>) => sql<RankedProduct & { id: number; rank: number }>`
    select product.id, product.rank, product.is_sample as "isSample",
      rating.hundredths as "ratingHundredths", product.shop_count as "shopCount",
      coalesce(strain.is_well_known, false) as "isWellKnown",
      num_nonnulls(product.potency_method, strain.marketed_as, coalesce(product.brand_id, strain.breeder_id),
        nullif(cardinality(strain.effects), 0), nullif(cardinality(strain.flavours), 0),
        (select parent.strain_id from strain_parent as parent where parent.strain_id = strain.id limit 1))
        as "knownFactCount"
    from product
    left join rating on rating.target_type = 'product' and rating.target_id = product.id
    left join strain on strain.id = product.strain_id
    where product.id = any(${p.productIds})`,
);

const saveRanks = statement(
  "save-product-ranks",
  (_, p: Params<{ rows: string }>) => sql`
    update product set rank = row.rank
    from jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, rank integer)
    where product.id = row.id`,
);

/**
 * Computes the rank ("best") of these products; to be called in the transaction that changes its inputs: rating, menus, strain,
 * potency.
 * @returns the ids of those whose rank changed, for `indexProducts`
 */
export async function storeProductRanks(
  tx: Database,
  { productIds }: { productIds: number[] },
): Promise<{ movedIds: number[] }> {
  const rows = (await rankedProducts.all(tx, { productIds })).flatMap((product) => {
    const rank = productRankOf(product);
    return rank === product.rank ? [] : [{ id: product.id, rank }];
  });
  await saveRanks.run(tx, { rows: JSON.stringify(rows) });
  return { movedIds: rows.map(({ id }) => id) };
}
