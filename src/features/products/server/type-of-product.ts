import { sql } from "kysely";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import type { ProductType } from "../product-types.ts";

const typeBySlug = statement(
  "type-of-product",
  (_, p: Slots<{ slug: string; statuses: string[] }>) => sql<{ type: ProductType }>`
    select type from product where slug = ${p.slug} and status = any(${p.statuses})`,
  { isRead: true },
);

/**
 * Under which of the five words the page of a product stands.
 * @throws NotFound
 */
export async function typeOfProduct(database: Database, { slug }: { slug: string }): Promise<ProductType> {
  const statuses = [...PUBLIC_PRODUCT_STATUSES];
  const row = isSlug(slug) ? await typeBySlug.first(database, { slug, statuses }) : undefined;
  if (!row) throw new NotFound("product");
  return row.type;
}
