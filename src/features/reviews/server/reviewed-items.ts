import { type RawBuilder, sql } from "kysely";
import type { ProductType } from "#features/products/product-types.ts";
import { likedTargets } from "#features/social/server/liked-targets.ts";
import { REVIEWED_TYPES, type ReviewedItem, type ReviewedType } from "../review.ts";

export interface ItemRow {
  slug: string;
  name: string;
  productType: ProductType | null;
}

const targets = likedTargets(sql`review.target_id`, sql`now()`);

/** Whether what a row of `review` is about has a page that everybody may open. */
export const hasPublicPage: RawBuilder<boolean> = sql`
  case review.target_type ${sql.join(
    REVIEWED_TYPES.map((type) => sql`when ${sql.lit(type)} then exists (${targets[type].publicRow})`),
    sql` `,
  )} end`;

/** An `ItemRow`, of `review` with `itemJoins`. */
export const itemJson: RawBuilder<ItemRow> = sql`
  json_build_object('slug', coalesce(shop.slug, product.slug, brand.slug),
    'name', coalesce(shop.name, product.name, brand.name), 'productType', product.type)`;

export const itemJoins = sql`
  left join shop on shop.id = review.shop_id
  left join product on product.id = review.product_id
  left join brand on brand.id = review.brand_id`;

export function itemOf(type: ReviewedType, { slug, name, productType }: ItemRow): ReviewedItem {
  const folder = { shop: "coffeeshop", product: productType, brand: "brand" }[type];
  return { name, path: `/${folder}/${slug}` };
}
