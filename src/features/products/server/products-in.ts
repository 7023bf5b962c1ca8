import { sql } from "kysely";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ProductList } from "../product-list.ts";
import { type ProductFilters, PRODUCTS_ON_PAGE } from "../product-query.ts";
import type { ProductType } from "../product-types.ts";
import type { BitSet } from "./bit-set.ts";
import { facetNames } from "./facet-names.ts";
import { openProducts } from "./open-products.ts";
import { productCards } from "./product-cards.ts";
import type { Place, ProductMemory } from "./product-memory.ts";
import { rememberedProducts } from "./remembered-products.ts";
import { siftProducts } from "./sift-products.ts";

const brandsBySlug = statement(
  "brands-by-slug",
  (_, p: Slots<{ slugs: string[] }>) => sql<{ id: number; slug: string }>`
    select id, slug from brand where slug = any(${p.slugs}) and status = 'active'`,
  { isRead: true },
);

export interface AskedProducts {
  /** Null for all types together. */
  type: ProductType | null;
  /** Null for everywhere, also what can be had nowhere. */
  place: Place | null;
  filters: ProductFilters;
  locale: Locale;
  now: Date;
}

/** One page of the products that meet the filters, with the counts of every filter. Samples are among them, flagged. */
export async function productsIn(
  database: Database,
  { type, place, filters, locale, now }: AskedProducts,
): Promise<ProductList> {
  const [memory, matchingIds, brands] = await Promise.all([
    rememberedProducts(database),
    matching(database, filters.q),
    filters.brands.length > 0 ? brandsBySlug.all(database, { slugs: filters.brands }) : [],
  ]);
  const open = await openProducts(database, { memory, now });
  const brandIds = brands.map(({ id }) => id);
  const sifted = siftProducts(memory, { type, place, filters, brandIds, matchingIds, open });
  const pageCount = Math.max(1, Math.ceil(sifted.total / PRODUCTS_ON_PAGE));
  const page = Math.min(filters.page, pageCount);
  const ids = idsOnPage(memory, sifted.chosen, { ...filters, page });
  const [items, names] = await Promise.all([
    productCards(database, { ids }),
    facetNames(database, { ...sifted, locale }),
  ]);
  const known = new Set(brands.map(({ slug }) => slug));
  const unknownBrands = filters.brands.filter((slug) => !known.has(slug));
  return {
    items,
    total: sifted.total,
    page,
    pageCount,
    facets: { ...sifted.facets, ...names },
    unknownBrands,
  };
}

/** The products that a search finds; null for one without a letter or digit, which is none. */
async function matching(database: Database, question: string): Promise<number[] | null> {
  if (!/[\p{L}\p{N}]/u.test(question)) return null;
  return itemsMatching(database, { kind: "products", question });
}

function idsOnPage(
  memory: ProductMemory,
  chosen: BitSet,
  { sort, page }: Pick<ProductFilters, "sort" | "page">,
): number[] {
  const ids: number[] = [];
  let toSkip = (page - 1) * PRODUCTS_ON_PAGE;
  for (const slot of memory.inOrder(sort)) {
    if (!chosen.has(slot)) continue;
    if (toSkip > 0) toSkip -= 1;
    else ids.push(memory.at(slot).id);
    if (ids.length === PRODUCTS_ON_PAGE) break;
  }
  return ids;
}
