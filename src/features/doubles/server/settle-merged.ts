import { sql } from "kysely";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import { findBrandsAnew } from "#features/products/server/find-brands-anew.ts";
import { indexProducts } from "#features/products/server/index-products.ts";
import { productsOfStrains } from "#features/products/server/of-strains.ts";
import { storeProductRanks } from "#features/products/server/store-product-ranks.ts";
import { STORE_SIMILAR_STRAINS } from "#features/products/server/store-similar-strains.ts";
import { storeRatings } from "#features/reviews/server/store-ratings.ts";
import { indexShops } from "#features/shops/server/index-shops.ts";
import { storeOpenTimes } from "#features/shops/server/store-open-times.ts";
import { storeRanks } from "#features/shops/server/store-ranks.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { DoubleKind } from "../double.ts";

const touchSimilar = statement(
  "drop-similar-of-merged-strains",
  (_, p: Params<{ strainIds: number[] }>) => sql`
    delete from strain_similar using strain
    where strain.id in (strain_id, other_id) and strain.id = any(${p.strainIds}) and strain.merged_into_id is not null`,
);

interface Settled {
  kind: DoubleKind;
  ids: number[];
  /** Who bred them. */
  brandIds: number[];
  now: Date;
}

/** What follows from a merge or its undoing: ratings, ranks, the search, which strains are alike. */
export async function settleMerged(tx: Database, { kind, ids, brandIds, now }: Settled): Promise<void> {
  if (kind === "brand") return settleBrands(tx, ids);
  if (kind === "shop") return settleShops(tx, ids, now);
  const productIds = kind === "strain" ? await productsOfStrains(tx, { strainIds: ids }) : ids;
  await storeRatings(
    tx,
    productIds.map((id) => ({ type: "product" as const, id })),
  );
  await storeProductRanks(tx, { productIds });
  await indexProducts(tx, { productIds });
  if (kind !== "strain") return;
  const { movedIds } = await storeBrandRanks(tx, { brandIds });
  await indexBrands(tx, { brandIds: movedIds });
  await touchSimilar.run(tx, { strainIds: ids });
  await storeSimilarLater(tx);
}

async function settleBrands(tx: Database, brandIds: number[]): Promise<void> {
  await storeRatings(
    tx,
    brandIds.map((id) => ({ type: "brand" as const, id })),
  );
  await findBrandsAnew(tx, { brandIds });
  // Strains of one breeder are alike.
  await storeSimilarLater(tx);
}

const onMenus = statement(
  "products-on-menus-of-shops",
  (_, p: Params<{ shopIds: number[] }>) => sql<{ id: number }>`
    select distinct product_id as id from menu_item where shop_id = any(${p.shopIds}) and product_id is not null`,
);

async function settleShops(tx: Database, shopIds: number[], now: Date): Promise<void> {
  await storeRatings(
    tx,
    shopIds.map((id) => ({ type: "shop" as const, id })),
  );
  await storeOpenTimes(tx, { shopIds, now });
  await storeRanks(tx, { shopIds });
  await indexShops(tx, { shopIds });
  // In how many shops they are.
  const productIds = (await onMenus.all(tx, { shopIds })).map(({ id }) => id);
  const { movedIds } = await storeProductRanks(tx, { productIds });
  await indexProducts(tx, { productIds: movedIds });
}

async function storeSimilarLater(tx: Database): Promise<void> {
  await enqueue(tx, STORE_SIMILAR_STRAINS, {}, { jobKey: STORE_SIMILAR_STRAINS });
}
