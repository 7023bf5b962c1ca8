import { sql } from "kysely";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import { findBrandsAnew } from "#features/products/server/find-brands-anew.ts";
import { indexProducts } from "#features/products/server/index-products.ts";
import { productsOfStrains } from "#features/products/server/of-strains.ts";
import { storeProductRanks } from "#features/products/server/store-product-ranks.ts";
import { STORE_SIMILAR_STRAINS } from "#features/products/server/store-similar-strains.ts";
import { storeRatings } from "#features/reviews/server/store-ratings.ts";
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
}

/** What follows from a merge or its undoing: ratings, ranks, the search, which strains are alike. */
export async function settleMerged(tx: Database, { kind, ids, brandIds }: Settled): Promise<void> {
  if (kind === "brand") return settleBrands(tx, ids);
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

async function storeSimilarLater(tx: Database): Promise<void> {
  await enqueue(tx, STORE_SIMILAR_STRAINS, {}, { jobKey: STORE_SIMILAR_STRAINS });
}
