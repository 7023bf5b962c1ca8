import { sql } from "kysely";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { indexProducts } from "./index-products.ts";

const renamed = statement(
  "products-and-brands-with-other-name-in-search",
  () => sql<{ entity: "product" | "brand"; id: number }>`
    select entity, entity_id as id from search_item
    left join product on entity = 'product' and product.id = entity_id
    left join brand on entity = 'brand' and brand.id = entity_id
    where coalesce(product.name, brand.name) <> search_item.name`,
);

/** Indexes products and brands whose names a migration has changed: in SQL it cannot compute the words. */
export async function refreshProductNames(database: Database): Promise<void> {
  const found = await renamed.all(database);
  if (found.length === 0) return;
  const idsOf = (wanted: string) => found.flatMap(({ entity, id }) => (entity === wanted ? [id] : []));
  await database.transaction(async (tx) => {
    await indexProducts(tx, { productIds: idsOf("product") });
    await indexBrands(tx, { brandIds: idsOf("brand") });
  });
}
