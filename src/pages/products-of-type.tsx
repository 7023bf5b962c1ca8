import { isProductType } from "#features/products/product-types.ts";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/products-of-type.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { notFound, orPageError } from "./page-errors.ts";
import { productsData } from "./products-data.server.ts";
import { ProductsPage } from "./products-page.tsx";

/** `/weed`, `/hash`, … and `/products`; every other single word is an unknown address. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { type } = params;
  if (!isProductType(type) && type !== "products")
    return notFound(app, request, "This page could not be found");
  return orPageError(app, request, () =>
    productsData(app, request, { type: isProductType(type) ? type : null, city: null }),
  );
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

export default function ProductsOfType({ loaderData }: Route.ComponentProps) {
  useListHistory(loaderData);
  return <ProductsPage data={loaderData} />;
}
