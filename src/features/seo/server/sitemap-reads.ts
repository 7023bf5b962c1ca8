import { type RawBuilder, sql } from "kysely";
import { areBrandsIndexable } from "#features/compliance/server/indexable-sql.ts";
import { isDealIndexable } from "#features/deals/server/deal-cards.ts";
import { isPostIndexable } from "#features/discover/server/post-cards.ts";
import { isJobIndexable } from "#features/jobs/server/job-cards.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { SitemapEntry, SitemapKind } from "../sitemap-kinds.ts";

export type StoredKind = Exclude<SitemapKind, "pages">;
type Rows = Params<{ limit: number; skip: number }>;

/** Slug, date of change and order of each kind. Slugs are compared by byte, as their columns are. */
const LISTED: Record<StoredKind, RawBuilder<unknown>> = {
  cities: sql`
    select city.slug as name, '/coffeeshops/' || city.slug as path, max(shop.updated_at) as changed_at
    from city join shop on shop.city_id = city.id
    where not shop.is_sample and shop.status in ('active', 'temporarilyClosed')
    group by city.slug`,
  shops: sql`
    select shop.slug as name, '/coffeeshop/' || shop.slug as path, shop.updated_at as changed_at
    from shop join shop_compliance on shop_compliance.shop_id = shop.id and shop_compliance.is_indexable
    where not shop.is_sample and shop.status in ('active', 'temporarilyClosed', 'permanentlyClosed')`,
  products: sql`
    select product.slug as name, '/' || product.type || '/' || product.slug as path, product.updated_at as changed_at
    from product where not product.is_sample and product.status in ('active', 'discontinued')`,
  menus: sql`
    select sold.type || '/' || city.slug as name, '/' || sold.type || '/' || city.slug as path,
      max(sold.seen_at) as changed_at
    from (
      -- By shop first: most lines are of the same few types, and their shop need be looked up once only.
      select menu_item.shop_id, product.type, max(menu_item.last_seen_at) as seen_at
      from menu_item
      join product on product.id = menu_item.product_id and product.status = 'active' and not product.is_sample
      where menu_item.available <> 'soldOut'
      group by menu_item.shop_id, product.type
    ) as sold
    join shop on shop.id = sold.shop_id and shop.status = 'active' and not shop.is_sample
    join shop_compliance on shop_compliance.shop_id = shop.id
      and shop_compliance.is_menu_public and shop_compliance.is_indexable
    join city on city.id = shop.city_id
    group by sold.type, city.slug`,
  brands: sql`
    select brand.slug as name, '/brand/' || brand.slug as path, brand.updated_at as changed_at
    from brand where not brand.is_sample and not brand.is_licensed_grower and brand.status = 'active'
      and ${areBrandsIndexable}`,
  deals: sql`
    select deal.slug as name, '/deals/' || deal.slug as path, greatest(deal.valid_from, deal.updated_at) as changed_at
    from deal join running_deals(now()) as running on running.deal_id = deal.id
    where not deal.is_sample and ${isDealIndexable}`,
  jobs: sql`
    select job_offer.slug as name, '/jobs/' || job_offer.slug as path,
      greatest(job_offer.posted_at, job_offer.updated_at) as changed_at
    from job_offer where not job_offer.is_sample and job_offer.state = 'live' and job_offer.valid_through > now()
      and ${isJobIndexable}`,
  posts: sql`
    select discover_post.slug as name, '/discover/' || discover_post.slug as path,
      greatest(discover_post.published_at, discover_post.updated_at) as changed_at
    from discover_post where not discover_post.is_sample and discover_post.state = 'published'
      and ${isPostIndexable}`,
};

function entriesOf(kind: StoredKind) {
  return statement(
    `sitemap-${kind}`,
    (_, p: Rows) => sql<SitemapEntry>`
      select listed.path, listed.changed_at as "changedAt"
      from (${LISTED[kind]}) as listed
      order by listed.name limit ${p.limit} offset ${p.skip}`,
    { isRead: true },
  );
}

function totalOf(kind: StoredKind) {
  return statement(
    `sitemap-total-${kind}`,
    () => sql<{ count: number; changedAt: Date | null }>`
      select count(*) as count, max(listed.changed_at) as "changedAt" from (${LISTED[kind]}) as listed`,
    { isRead: true },
  );
}

export const SITEMAP_READS = {
  cities: { entries: entriesOf("cities"), total: totalOf("cities") },
  shops: { entries: entriesOf("shops"), total: totalOf("shops") },
  products: { entries: entriesOf("products"), total: totalOf("products") },
  menus: { entries: entriesOf("menus"), total: totalOf("menus") },
  brands: { entries: entriesOf("brands"), total: totalOf("brands") },
  deals: { entries: entriesOf("deals"), total: totalOf("deals") },
  jobs: { entries: entriesOf("jobs"), total: totalOf("jobs") },
  posts: { entries: entriesOf("posts"), total: totalOf("posts") },
};

/** Of each type that has a real product to list, the newest change. Lists without one are `noindex` (pages/products-page.tsx). */
export const listedTypes = statement(
  "sitemap-types",
  (_, p: Params<{ statuses: readonly string[] }>) => sql<{ type: string; changedAt: Date }>`
    select type, max(updated_at) as "changedAt" from product
    where not is_sample and status = any(${p.statuses}::text[])
    group by type`,
  { isRead: true },
);
