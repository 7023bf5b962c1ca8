import { type RawBuilder, sql } from "kysely";

/** The brand that makes a product, or bred its strain; null for nobody's. */
export const makerOf = (productId: RawBuilder<unknown>) => sql<number | null>`(
  select coalesce(product.brand_id, strain.breeder_id) from product
  left join strain on strain.id = product.strain_id where product.id = ${productId})`;
