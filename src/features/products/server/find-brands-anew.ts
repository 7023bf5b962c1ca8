import { sql } from "kysely";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { indexProducts } from "./index-products.ts";

const productsNamedAfter = statement(
  "products-named-after-brands",
  (_, p: Params<{ brandIds: number[] }>) => sql<{ id: number }>`
    select product.id from product left join strain on strain.id = product.strain_id
    where product.brand_id = any(${p.brandIds}) or strain.breeder_id = any(${p.brandIds})`,
);

/** Brands and their products are found by the name of the brand: to be called in the transaction that changes it, or whose they are. */
export async function findBrandsAnew(tx: Database, { brandIds }: { brandIds: number[] }): Promise<void> {
  await storeBrandRanks(tx, { brandIds });
  await indexBrands(tx, { brandIds });
  const products = await productsNamedAfter.all(tx, { brandIds });
  await indexProducts(tx, { productIds: products.map(({ id }) => id) });
}
