import { type RawBuilder, sql } from "kysely";
import { isSuspended } from "./suspension-sql.ts";

/** The brand that makes a product, or bred its strain; null for nobody's. */
export const makerOf = (productId: RawBuilder<unknown>) => sql<number | null>`(
  select coalesce(product.brand_id, strain.breeder_id) from product
  left join strain on strain.id = product.strain_id where product.id = ${productId})`;

/**
 * What everybody may do and speak for, to be joined as `speaker` or `role`: the other slices ask here, and only this one names the table.
 */
export const heldRoles = sql.table("account_role");

/** The same without those who are about to leave, and those who are suspended: they may do nothing, and speak for nobody. */
export const livingRoles = sql`(
  select held.account_id, held.role, held.shop_id, held.brand_id, held.granted_at, held.granted_by from account_role as held
  join account as holder on holder.id = held.account_id and holder.erase_at is null and not ${isSuspended("holder")})`;

/** Whether somebody has a role, and so a dashboard. */
export const hasRole = (accountId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ${heldRoles} as role where role.account_id = ${accountId})`;

/** Of `speaker`, a row of `heldRoles`: whether it speaks for a shop or a brand, or for the brand that makes a product. */
export const isSpeakerFor = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<boolean>`case ${type}
  when 'shop' then speaker.shop_id = ${id}
  when 'brand' then speaker.brand_id = ${id}
  when 'product' then speaker.brand_id = ${makerOf(id)}
end`;
