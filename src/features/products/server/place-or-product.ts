import { sql } from "kysely";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import type { ProductType } from "../product-types.ts";

interface PlaceOrProduct {
  /** A city or a municipality has this slug. */
  isPlace: boolean;
  /** Under which of the five words the page of the product stands, if a product has this slug. */
  productType: ProductType | null;
}

const meaningOfSlug = statement(
  "place-or-product",
  (_, p: Slots<{ slug: string; statuses: readonly string[] }>) => sql<PlaceOrProduct>`
    select
      exists (select from city where slug = ${p.slug})
        or exists (select from municipality where slug = ${p.slug}) as "isPlace",
      (select type from product where slug = ${p.slug} and status = any(${p.statuses})) as "productType"`,
  { isRead: true },
);

/**
 * What a slug after the name of a type may mean.
 * @throws NotFound
 */
export async function placeOrProduct(
  database: Database,
  { slug }: { slug: string },
): Promise<PlaceOrProduct> {
  const asked = { slug, statuses: PUBLIC_PRODUCT_STATUSES };
  const meaning = isSlug(slug) ? await meaningOfSlug.first(database, asked) : undefined;
  if (!meaning?.isPlace && !meaning?.productType) throw new NotFound("product");
  return meaning;
}
