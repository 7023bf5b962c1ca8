import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ProductCard } from "../product.ts";

/** A `ProductCard` from `product`, with the tables of `productCardJoins`. */
export const productCardJson: RawBuilder<ProductCard> = sql`
  json_build_object(
    'id', product.id, 'slug', product.slug, 'name', product.name, 'type', product.type, 'isSample', product.is_sample,
    'brand', case when maker.id is not null then json_build_object('slug', maker.slug, 'name', maker.name) end,
    'marketedAs', strain.marketed_as, 'thcPermille', product.thc_permille, 'potencyMethod', product.potency_method,
    'shopCount', product.shop_count, 'lowCentsPerGram', product.low_cents_per_gram, 'fromCents', product.from_cents,
    'rating', (select hundredths / 100::float8 from rating where target_type = 'product' and target_id = product.id),
    'reviewCount', coalesce(
      (select review_count from rating where target_type = 'product' and target_id = product.id), 0))`;

/** Follows `product`. The brand of a product without one is the breeder of its strain. */
export const productCardJoins: RawBuilder<unknown> = sql`
  left join strain on strain.id = product.strain_id
  left join brand as maker on maker.id = coalesce(product.brand_id, strain.breeder_id) and maker.status = 'active'`;

/** One JSON for all: parsing two dozen rows costs the driver as much as the query costs the database. */
const cardsOfIds = statement(
  "product-cards",
  (_, p: Params<{ ids: number[] }>) => sql<{ cards: ProductCard[] }>`
    select coalesce(json_agg(${productCardJson}), '[]') as cards
    from product
    ${productCardJoins}
    where product.id = any(${p.ids}::bigint[]) and product.status = 'active'`,
  { isRead: true },
);

/** The cards of products that are listed, in the order of their ids. */
export async function productCards(
  database: Database,
  { ids }: { ids: readonly number[] },
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const row = await cardsOfIds.first(database, { ids: [...ids] });
  const place = new Map(ids.map((id, index) => [id, index]));
  return (row?.cards ?? []).toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
