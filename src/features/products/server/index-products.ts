import { sql } from "kysely";
import type { SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { LISTED_PRODUCT_STATUSES, type ProductStatus } from "../product.ts";

interface ProductRow {
  id: number;
  slug: string;
  name: string;
  /** Of its own; those of its strain stand beside. */
  aliases: string[];
  type: string;
  status: ProductStatus;
  isSample: boolean;
  rank: number;
  brandName: string | null;
  strainName: string | null;
  strainAliases: string[] | null;
  breederName: string | null;
}

const productsToFind = statement(
  "products-to-find",
  (_, p: Params<{ productIds: number[] }>) => sql<ProductRow>`
    select product.id, product.slug, product.name, product.aliases, product.type, product.status, product.is_sample as "isSample",
      product.rank, brand.name as "brandName", strain.name as "strainName", strain.aliases as "strainAliases",
      breeder.name as "breederName"
    from product
    left join brand on brand.id = product.brand_id
    left join strain on strain.id = product.strain_id
    left join brand as breeder on breeder.id = strain.breeder_id
    where product.id = any(${p.productIds})`,
);

/** Makes the ranks of product-rank.ts positive, in their order. */
const WEIGHT_OF_RANK_NOUGHT = 10_000_000;

/**
 * Updates products in the search index, and removes those that are not listed (any more); to be called in the transaction that
 * changes the names of them, their strain or their brand, their status or their rank.
 */
export async function indexProducts(tx: Database, { productIds }: { productIds: number[] }): Promise<void> {
  const products = await productsToFind.all(tx, { productIds });
  const listed = products.filter(({ status }) => LISTED_PRODUCT_STATUSES.includes(status));
  const listedIds = new Set(listed.map(({ id }) => id));
  await removeItems(tx, { entity: "product", entityIds: productIds.filter((id) => !listedIds.has(id)) });
  await indexItems(tx, listed.map(productItem));
}

function productItem(product: ProductRow): SearchItem {
  const { brandName, strainName, breederName, type } = product;
  // Who knows the weed of a strain by the name of that finds it, whatever people call it since.
  const isOfStrain = brandName === null && type === "weed" && strainName !== null;
  const called = isOfStrain && strainName !== product.name ? [strainName] : [];
  const aliases = [...called, ...(product.strainAliases ?? [])];
  // The other names of a strain find only its unbranded product.
  const others = [brandName, breederName, ...(brandName ? [strainName, ...aliases] : [])];
  return {
    kind: "products",
    entity: "product",
    entityId: product.id,
    url: product.slug,
    name: product.name,
    aliases: [...new Set(brandName ? product.aliases : [...product.aliases, ...aliases])],
    placeNames: others.filter((name) => name !== null),
    ...(brandName ? { place: brandName } : {}),
    type: product.type,
    isSample: product.isSample,
    weight: product.rank + WEIGHT_OF_RANK_NOUGHT,
  };
}
