import { type RawBuilder, sql } from "kysely";

/** The brand that makes a product, or bred its strain; null for nobody's. */
export const makerOf = (productId: RawBuilder<unknown>) => sql<number | null>`(
  select coalesce(product.brand_id, strain.breeder_id) from product
  left join strain on strain.id = product.strain_id where product.id = ${productId})`;

/** Of `speaker`, a row of `account_role`: whether it speaks for a shop or a brand, or for the brand that makes a product. */
export const isSpeakerFor = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<boolean>`case ${type}
  when 'shop' then speaker.shop_id = ${id}
  when 'brand' then speaker.brand_id = ${id}
  when 'product' then speaker.brand_id = ${makerOf(id)}
end`;
