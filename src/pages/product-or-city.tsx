import { lazy } from "react";
import { redirect } from "react-router";
import { findCity } from "#features/places/server/city-by-slug.ts";
import { isProductType } from "#features/products/product-types.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";

import { loadAsDocument } from "#ui/load-as-document.ts";
import { NotFound, nullWhenNotFound } from "#platform/errors/errors.ts";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/product-or-city.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { notFound, orPageError } from "./page-errors.ts";
import { productData } from "./product-data.server.ts";
import { ProductPage } from "./product-page.tsx";
import { productsData } from "./products-data.server.ts";

/** `/weed/amsterdam` is the list of a city, since cities take precedence; any other slug is a product's. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { type, slug } = params;
  if (!isProductType(type) && type !== "products")
    return notFound(app, request, "This page could not be found");
  return orPageError(app, request, async () => {
    const { database, locale } = app;
    // A product never has the slug of a city (`product_makes_way_for_city`); it may have that of a municipality.
    const city = await findCity(database, { slug, locale });
    const product =
      city?.type === "city" ? null : await productBySlug(database, { slug, locale }).catch(nullWhenNotFound);
    if (!product) {
      if (!city) throw new NotFound("city");
      return productsData(app, request, { type: isProductType(type) ? type : null, city });
    }
    if (product.type !== type) throw redirect(`/${product.type}/${slug}`, 301);
    return productData(app, request, product);
  });
}

/** Most addresses of this shape are products; the component of a list is loaded for a city only. */
const ProductsPage = lazy(async () => {
  const page = await import("./products-page.tsx").catch(loadAsDocument);
  return { default: page.ProductsPage };
});

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

export default function ProductOrCity({ loaderData }: Route.ComponentProps) {
  useListHistory(loaderData);
  return loaderData.kind === "product" ? (
    <ProductPage data={loaderData} />
  ) : (
    <ProductsPage data={loaderData} />
  );
}
