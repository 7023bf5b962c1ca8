import { redirect } from "react-router";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { readProductFilters, writeProductFilters } from "#features/products/product-query.ts";
import { isProductType } from "#features/products/product-types.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { type UnknownValue, unknownValue } from "#platform/read-query.ts";
import { type AppContext, appContext } from "../app-context.ts";
import type { Route } from "./+types/products-of-type.ts";
import { keptList, useKeptList } from "./layouts/kept-lists.ts";
import { notFound, orPageError } from "./page-errors.ts";
import { productsData } from "./products-data.server.ts";
import { ProductsPage } from "./products-page.tsx";

/** `/weed`, `/hash`, … and `/products`; every other single word is an address nobody knows. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { type } = params;
  if (!isProductType(type) && type !== "products")
    return notFound(app, request, "This page could not be found");
  return orPageError(app, request, async () => {
    const unknown = await leadToCity(app, request, `/${type}`);
    return productsData(app, request, { type: isProductType(type) ? type : null, city: null, unknown });
  });
}

/** A city in the query (contract.md, "Lists") has a page of its own; one that there is not is told. */
async function leadToCity(
  { database, locale }: AppContext,
  request: Request,
  listPath: string,
): Promise<UnknownValue[]> {
  const query = new URL(request.url).searchParams;
  const slug = query.get("city");
  if (!slug) return [];
  try {
    const city = await cityBySlug(database, { slug, locale });
    throw redirect(`${listPath}/${city.slug}${writeProductFilters(readProductFilters(query).filters)}`, 301);
  } catch (error) {
    if (kindOf(error) !== "notFound") throw error;
    return [unknownValue("city", slug)];
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keptList(request, serverLoader);
}

export default function ProductsOfType({ loaderData }: Route.ComponentProps) {
  useKeptList(loaderData);
  return <ProductsPage data={loaderData} />;
}
