import { sql } from "kysely";
import { complianceOfBrands } from "#features/compliance/server/compliance-of-brands.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { BrandList } from "../brand-details.ts";
import { type BrandFilters, type BrandSort, BRANDS_ON_PAGE } from "../brand-query.ts";
import { BRAND_KINDS, type BrandCard, type BrandKind } from "../brand.ts";
import { brandCardJson } from "./brand-card.ts";

interface BrandsInQuery {
  /** Null for all. */
  ids: number[] | null;
  kind: BrandKind | null;
}

/** Licensed growers may not be shown beside others: they have a neutral list of their own. Samples are in no list. */
const isListed = (p: Params<Pick<BrandsInQuery, "ids">>) => sql`
  brand.status = 'active' and not brand.is_sample and not brand.is_licensed_grower
  and (${p.ids}::bigint[] is null or brand.id = any(${p.ids}::bigint[]))`;

const countsOfKinds = statement(
  "brand-kind-counts",
  (_, p: Params<Pick<BrandsInQuery, "ids">>) => sql<{ kind: BrandKind; count: number }>`
    select brand.kind, count(*)::integer as count from brand where ${isListed(p)} group by brand.kind`,
  { isRead: true },
);

/** "Best rated" means something once this many have a rating, as in the lists of shops. */
const ENOUGH_RATED = 10;

const ratedBrands = statement(
  "rated-brands",
  (_, p: Params<Pick<BrandsInQuery, "ids">>) => sql<{ count: number }>`
    select count(*)::integer as count
    from brand
    join rating on rating.target_type = 'brand' and rating.target_id = brand.id and rating.hundredths is not null
    where ${isListed(p)}`,
  { isRead: true },
);

const ORDERS = {
  best: sql`brand.rank desc, brand.sort_name, brand.id`,
  name: sql`brand.sort_name, brand.id`,
} satisfies Record<BrandSort, unknown>;

const pageOf = (sort: BrandSort) =>
  statement(
    `brands-in-order-${sort}`,
    (_, p: Params<BrandsInQuery & { start: number }>) => sql<{ cards: BrandCard[] }>`
      select coalesce(json_agg(${brandCardJson} order by ${ORDERS[sort]}), '[]') as cards
      from (
        select brand.id, brand.slug, brand.name, brand.kind, brand.is_sample, brand.is_licensed_grower,
          brand.rank, brand.sort_name, brand.logo_id
        from brand
        where ${isListed(p)} and (${p.kind}::text is null or brand.kind = ${p.kind})
        order by ${ORDERS[sort]}
        limit ${sql.lit(BRANDS_ON_PAGE)} offset ${p.start}
      ) as brand`,
    { isRead: true },
  );

const pages = { best: pageOf("best"), name: pageOf("name") } satisfies Record<BrandSort, unknown>;

/** One page of the brands that meet the filters, with counts; without samples. */
export async function brandsIn(
  database: Database,
  { q, kind, sort, page }: BrandFilters,
): Promise<BrandList> {
  const ids = /[\p{L}\p{N}]/u.test(q) ? await itemsMatching(database, { kind: "brands", question: q }) : null;
  const [counts, rated, { brandPage }] = await Promise.all([
    countsOfKinds.all(database, { ids }),
    ratedBrands.first(database, { ids: null }),
    complianceOfBrands(database),
  ]);
  const counted = new Map(counts.map((row) => [row.kind, row.count] as const));
  const countOf = (one: BrandKind) => counted.get(one) ?? 0;
  const asked: readonly BrandKind[] = kind ? [kind] : BRAND_KINDS;
  const total = asked.reduce((sum, one) => sum + countOf(one), 0);
  const pageCount = Math.max(1, Math.ceil(total / BRANDS_ON_PAGE));
  const shown = Math.min(page, pageCount);
  const row = await pages[sort].first(database, { ids, kind, start: (shown - 1) * BRANDS_ON_PAGE });
  const kindCounts = {
    breeder: countOf("breeder"),
    producer: countOf("producer"),
    accessories: countOf("accessories"),
  };
  const hasRatings = (rated?.count ?? 0) >= ENOUGH_RATED;
  // A logo promotes (product.md section 6).
  const cards = brandPage === "full" ? row?.cards : row?.cards.map((card) => ({ ...card, logo: null }));
  return { items: cards ?? [], total, page: shown, pageCount, kindCounts, hasRatings };
}
