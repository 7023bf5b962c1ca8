import { type RawBuilder, sql } from "kysely";

/** Of a shop, by its id. */
export function isShopIndexable(shopId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(select shop_compliance.is_indexable from shop_compliance where shop_compliance.shop_id = ${shopId})`;
}

/** The rules for brands: they are in no municipality, so the country's profile counts, then the default. */
export const brandsProfile = sql<{ brandPage: string; isIndexable: boolean }>`
  select coalesce(country.brand_page, fallback.brand_page) as "brandPage",
    coalesce(country.is_indexable, fallback.is_indexable) as "isIndexable"
  from compliance_profile as fallback
  left join compliance_profile as country on country.country = 'NL'
  where fallback.scope = 'default'`;

/** Whether search engines may index content of brands. A brand without a page of its own has no indexed content either. */
export const areBrandsIndexable: RawBuilder<boolean> = sql`(
  select profile."isIndexable" and profile."brandPage" <> 'redirect' from (${brandsProfile}) as profile)`;

/**
 * Whether search engines may index the content of an author: a shop, else a brand, by their ids; we ourselves where both are
 * null. Robots meta, sitemaps, feeds and JSON-LD all use this.
 */
export function isSpeakerIndexable({
  shopId,
  brandId,
}: Record<"shopId" | "brandId", RawBuilder<unknown>>): RawBuilder<boolean> {
  return sql`case when ${shopId} is not null then ${isShopIndexable(shopId)}
    when ${brandId} is not null then ${areBrandsIndexable} else true end`;
}
