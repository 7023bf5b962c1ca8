import { productJsonLd } from "#features/products/product-json-ld.ts";
import { priceHistory } from "#features/products/server/price-history.ts";
import type { productBySlug } from "#features/products/server/product-by-slug.ts";
import { shopsSelling } from "#features/products/server/shops-selling.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { productPicture } from "#features/seo/server/share-pictures.ts";
import { structuredData } from "#features/seo/structured-data.ts";
import type { AppContext } from "../app-context.ts";
import { ownPicture } from "./own-picture.server.ts";
import { productHead } from "./product-head.server.ts";

/** Everything the page of a product shows. */
export async function productData(app: AppContext, found: Awaited<ReturnType<typeof productBySlug>>) {
  const { database, locale, site } = app;
  const now = app.now();
  const { priceStamp, ...product } = found;
  const { id: productId, shopCount, type, slug, name, isSample } = product;
  const [shops, prices] = await Promise.all([
    shopsSelling(database, { productId, shopCount, locale, now }),
    priceHistory(database, { productId, priceStamp, now }),
  ]);
  const head = productHead(app, product);
  const base = site.canonicalBases[locale];
  const way = breadcrumbs(base, [
    { name: head.ofType, path: `/${type}` },
    { name, path: `/${type}/${slug}` },
  ]);
  return {
    kind: "product" as const,
    product,
    shops,
    prices,
    head,
    picture: isSample
      ? undefined
      : ownPicture(app, { kind: "product", slug }, (reader) => productPicture(product, reader)),
    // An invented product is none that a search engine should know.
    about: isSample ? [] : structuredData(productJsonLd(product, { base, category: head.ofType }), way),
    now: now.toISOString(),
  };
}

export type ProductData = Awaited<ReturnType<typeof productData>>;
