import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { brandRankOf, type RankedBrand } from "../brand-rank.ts";

const rankedBrands = statement(
  "ranked-brands",
  (_, p: Params<{ brandIds: number[] }>) => sql<RankedBrand & { id: number; rank: number }>`
    select brand.id, brand.rank, brand.is_sample as "isSample", rating.hundredths as "ratingHundredths",
      (select count(*) from product where product.brand_id = brand.id and product.status = 'active')::integer
        as "productCount",
      (select count(*) from strain where strain.breeder_id = brand.id and strain.merged_into_id is null)::integer as "strainCount"
    from brand
    left join rating on rating.target_type = 'brand' and rating.target_id = brand.id
    where brand.id = any(${p.brandIds})`,
);

const saveRanks = statement(
  "save-brand-ranks",
  (_, p: Params<{ rows: string }>) => sql`
    update brand set rank = row.rank
    from jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, rank integer)
    where brand.id = row.id`,
);

/**
 * Computes the rank ("best") of these brands; to be called in the transaction that changes its inputs: rating, products, strains.
 * @returns the ids of those whose rank changed, for `indexBrands`
 */
export async function storeBrandRanks(
  tx: Database,
  { brandIds }: { brandIds: number[] },
): Promise<{ movedIds: number[] }> {
  const rows = (await rankedBrands.all(tx, { brandIds })).flatMap((brand) => {
    const rank = brandRankOf(brand);
    return rank === brand.rank ? [] : [{ id: brand.id, rank }];
  });
  await saveRanks.run(tx, { rows: JSON.stringify(rows) });
  return { movedIds: rows.map(({ id }) => id) };
}
