import { redirect } from "react-router";
import { mayShowMenu } from "#features/compliance/compliance.ts";
import { complianceOfPlace } from "#features/compliance/server/compliance-of-place.ts";
import type { City } from "#features/places/city.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { type ProductFilters, readProductFilters } from "#features/products/product-query.ts";
import type { ProductCard } from "#features/products/product.ts";
import type { ProductType } from "#features/products/product-types.ts";
import { productsIn } from "#features/products/server/products-in.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { nullWhenNotFound } from "#platform/errors/errors.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { type UnknownValue, unknownValue } from "#platform/read-query.ts";
import type { AppContext } from "../app-context.ts";
import { atPage } from "./at-page.ts";
import { productsHead } from "./products-head.server.ts";
import { structuredData } from "./structured-data.server.ts";

interface ProductsDataQuery {
  /** Null for all types together. */
  type: ProductType | null;
  city: City | null;
}

/** Everything a page of products shows. A page past the end redirects to the last one. */
export async function productsData(app: AppContext, request: Request, { type, city }: ProductsDataQuery) {
  const { database, locale, site } = app;
  const { filters, unknown: unread } = readProductFilters(new URL(request.url).searchParams, type);
  const listPath = `/${type ?? "products"}`;
  const unknownCity = await leadToCity(app, request, listPath);
  const path = city ? `${listPath}/${city.slug}` : listPath;
  const list = await productsIn(database, { type, place: city, filters, locale, now: app.now() });
  if (list.page < filters.page) throw redirect(atPage(path, request, list.page));
  // Only an empty list has to say why it is empty.
  const areMenusKept = list.total === 0 && (await areMenusKeptIn(app, city));
  const isInVain = list.total === 0 && city !== null && filters.q !== "";
  const elsewhere = isInVain ? await foundElsewhere(app, { type, filters }) : [];
  const head = productsHead(app, { type, city, total: list.total });
  const base = site.canonicalBases[locale];
  const way = breadcrumbs(base, [
    { name: head.ofAll, path: "/products" },
    ...(type ? [{ name: head.ofType, path: listPath }] : []),
    ...(city ? [{ name: city.name, path }] : []),
  ]);
  return {
    kind: "list" as const,
    type,
    city: city && { slug: city.slug, name: city.name },
    listPath,
    filters,
    unknown: [...unknownCity, ...unread, ...list.unknownBrands.map((value) => ({ word: "brand", value }))],
    list,
    areMenusKept,
    elsewhere,
    head,
    about: structuredData(way, ...itemList(base, list.items)),
  };
}

export type ProductsData = Awaited<ReturnType<typeof productsData>>;

/**
 * A city in the query (contract.md, "Lists") has a page of its own, to which the rest of the query goes along; also unknown
 * values, which that page names. An unknown city is named here.
 */
async function leadToCity(
  { database, locale }: AppContext,
  request: Request,
  listPath: string,
): Promise<UnknownValue[]> {
  const query = new URL(request.url).searchParams;
  const slug = query.get("city");
  if (!slug) return [];
  const city = await cityBySlug(database, { slug, locale }).catch(nullWhenNotFound);
  if (!city) return [unknownValue("city", slug)];
  query.delete("city");
  throw redirect(`${listPath}/${city.slug}${query.size > 0 ? `?${query}` : ""}`, 301);
}

const MOST_ELSEWHERE = 6;

/** What a list of a city looked for in vain, as the whole country has it: somebody may wait for it there. */
async function foundElsewhere(
  app: AppContext,
  { type, filters }: { type: ProductType | null; filters: ProductFilters },
): Promise<ProductCard[]> {
  const { database, locale } = app;
  const asked = { type, place: null, filters: { ...filters, page: 1 }, locale, now: app.now() };
  const { items } = await productsIn(database, asked);
  return items.slice(0, MOST_ELSEWHERE);
}

async function areMenusKeptIn({ database }: AppContext, city: City | null): Promise<boolean> {
  const municipalityId = city?.municipality.id ?? null;
  return !mayShowMenu(await complianceOfPlace(database, { municipalityId }), "anyone");
}

/** Addresses only: their pages have the rest. Samples have no structured data. */
function itemList(base: string, items: readonly ProductCard[]): object[] {
  const known = items.filter(({ isSample }) => !isSample);
  if (known.length === 0) return [];
  const itemListElement = known.map(({ type, slug }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    url: addressIn(base, `/${type}/${slug}`),
  }));
  return [{ "@type": "ItemList", itemListElement }];
}
