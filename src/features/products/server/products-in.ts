import { sql } from "kysely";
import { isSampleSlug } from "#features/places/sample-town.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ProductList } from "../product-list.ts";
import { type ProductFilters, PRODUCTS_ON_PAGE } from "../product-query.ts";
import type { ProductType } from "../product-types.ts";
import type { BitSet } from "./bit-set.ts";
import { facetNames } from "./facet-names.ts";
import type { Place, MenuIndex } from "./menu-index.ts";
import { productCards } from "./product-cards.ts";
import type { ProductIndex } from "./product-index.ts";
import { cachedProducts } from "./cached-products.ts";
import { filterProducts } from "./filter-products.ts";

const MINUTE_MS = 60_000;

const shopsOpenAt = statement(
  "shops-open-at",
  (_, p: Params<{ at: Date }>) => sql<{ ids: number[] }>`
    select coalesce(array_agg(shop_id), '{}') as ids
    from shop_listing
    where open_known_until > ${p.at} and open_during @> ${p.at}::timestamptz`,
  { isRead: true },
);

/** Sets in the index which shops are known to be open. Queried once a minute; concurrent requests share the query. */
async function noteOpenShops(
  database: Database,
  { menus, now }: { menus: MenuIndex; now: Date },
): Promise<void> {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (menus.knowsWhoIsOpen(minute)) return;
  const shops = await shopsOpenAt.first(database, { at: now });
  menus.setOpenShops(minute, shops?.ids ?? []);
}

const brandsBySlug = statement(
  "brands-by-slug",
  (_, p: Params<{ slugs: string[] }>) => sql<{ id: number; slug: string }>`
    select id, slug from brand where slug = any(${p.slugs}) and status = 'active'`,
  { isRead: true },
);

export interface ProductsInQuery {
  /** Null for all types together. */
  type: ProductType | null;
  /** Null for everywhere, with products that are sold nowhere. */
  place: Place | null;
  filters: ProductFilters;
  locale: Locale;
  now: Date;
}

/**
 * One page of the products that meet the filters, with the counts of every filter. Samples are in the lists of their town and brands only. In the list
 * of a place, prices and shops are those of its shops, as anyone may know them.
 */
export async function productsIn(
  database: Database,
  { type, place, filters, locale, now }: ProductsInQuery,
): Promise<ProductList> {
  const [memory, matchingIds, brands] = await Promise.all([
    cachedProducts(database),
    matching(database, filters.q),
    filters.brands.length > 0 ? brandsBySlug.all(database, { slugs: filters.brands }) : [],
  ]);
  await noteOpenShops(database, { menus: memory.menus, now });
  const brandIds = brands.map(({ id }) => id);
  const isOfSampleBrand = filters.brands.some(isSampleSlug);
  const sifted = filterProducts(memory, { type, place, filters, brandIds, isOfSampleBrand, matchingIds });
  const pageCount = Math.max(1, Math.ceil(sifted.total / PRODUCTS_ON_PAGE));
  const page = Math.min(filters.page, pageCount);
  const slots = slotsOnPage(memory, sifted, { ...filters, page, place });
  const ids = slots.map((slot) => memory.at(slot).id);
  const soldThere = place && slots.map((slot) => memory.menus.in(place).of(slot));
  const [cards, names] = await Promise.all([
    productCards(database, { ids }),
    facetNames(database, { ...sifted, locale }),
  ]);
  const known = new Set(brands.map(({ slug }) => slug));
  const unknownBrands = filters.brands.filter((slug) => !known.has(slug));
  return {
    items: soldThere ? cards.map((card) => ({ ...card, ...soldThere[ids.indexOf(card.id)] })) : cards,
    total: sifted.total,
    page,
    pageCount,
    facets: { ...sifted.facets, ...names },
    hasRatings: sifted.hasRatings,
    unknownBrands,
  };
}

/** The products that a search finds; null for one without a letter or digit, which is ignored. */
async function matching(database: Database, question: string): Promise<number[] | null> {
  if (!/[\p{L}\p{N}]/u.test(question)) return null;
  return itemsMatching(database, { kind: "products", question });
}

interface AskedPage extends Pick<ProductFilters, "sort" | "page"> {
  place: Place | null;
}

function slotsOnPage(
  memory: ProductIndex,
  { chosen, total }: { chosen: BitSet; total: number },
  { sort, page, place }: AskedPage,
): number[] {
  const slots: number[] = [];
  let toSkip = (page - 1) * PRODUCTS_ON_PAGE;
  const wanted = Math.min(PRODUCTS_ON_PAGE, total - toSkip);
  if (wanted <= 0) return slots;
  for (const slot of inOrder(memory, chosen, { sort, place })) {
    if (!chosen.has(slot)) continue;
    if (toSkip > 0) toSkip -= 1;
    else slots.push(slot);
    // Ends early, so that a short last page does not walk through all other products.
    if (slots.length === wanted) break;
  }
  return slots;
}

/** An order that contains the chosen ones. The order by price differs by place and is computed on demand. */
function inOrder(
  memory: ProductIndex,
  chosen: BitSet,
  { sort, place }: Omit<AskedPage, "page">,
): readonly number[] {
  if (sort !== "price" || !place) return memory.inOrder(sort);
  return memory.menus.in(place).cheapestFirst(memory.inOrder("best").filter((slot) => chosen.has(slot)));
}
