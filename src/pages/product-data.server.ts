import { redirect } from "react-router";
import { productJsonLd } from "#features/products/product-json-ld.ts";
import { pricedToday } from "#features/products/priced-units.ts";
import { priceHistory } from "#features/products/server/price-history.ts";
import type { productBySlug } from "#features/products/server/product-by-slug.ts";
import { likeMarkOf } from "#features/social/server/item-marks.ts";
import { shopsSelling } from "#features/products/server/shops-selling.ts";
import { findCity } from "#features/places/server/city-by-slug.ts";
import type { Point } from "#platform/geo/geo.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { productPicture } from "#features/seo/server/share-pictures.ts";
import { dueSurvey } from "#features/surveys/server/due-survey.ts";
import { readSellingQuery, type SellingQuery } from "#features/products/selling-query.ts";
import type { AppContext } from "../app-context.ts";
import { atPage } from "./at-page.ts";
import { ownPicture } from "./own-picture.server.ts";
import { reviewsOfPage } from "./reviews-data.server.ts";
import { productHead } from "./product-head.server.ts";
import { tellMeChoices } from "./tell-me.server.ts";
import { structuredData } from "./structured-data.server.ts";

/** Everything the page of a product shows. */
export async function productData(
  app: AppContext,
  request: Request,
  found: Awaited<ReturnType<typeof productBySlug>>,
) {
  const { database, locale, site, viewer } = app;
  const now = app.now();
  const { priceStamp, ...product } = found;
  const { id: productId, shopCount, type, slug, name, isSample } = product;
  const { asked: wished, unknown } = readSellingQuery(new URL(request.url).searchParams);
  const town = wished.city !== null && (await findCity(database, { slug: wished.city, locale }));
  const asked = { ...wished, city: town ? town.slug : null };
  const [shops, prices, like, reviews, tellMe, due] = await Promise.all([
    shopsSelling(database, { productId, shopCount, asked, near: nearTown(asked, town), locale, now }),
    priceHistory(database, { productId, priceStamp, now }),
    likeMarkOf(database, { type: "product", id: productId, viewerId: viewer.accountId }),
    reviewsOfPage(app, { type: "product", id: productId }, request),
    // It may be on a menu, and on none of the town that somebody looked in.
    shopCount === 0 || town ? tellMeChoices(app, request, productId) : null,
    dueSurvey(app, type === "prerolled" ? "cones" : null),
  ]);
  if (shops.page < asked.page) throw redirect(atPage(`/${type}/${slug}`, request, shops.page));
  const head = productHead(app, product);
  const base = site.canonicalBases[locale];
  const way = breadcrumbs(base, [
    { name: head.ofType, path: `/${type}` },
    { name, path: `/${type}/${slug}` },
  ]);
  const rated = productJsonLd(product, { base, category: head.ofType });
  return {
    kind: "product" as const,
    product: pricedToday(product, prices),
    asked,
    town: town ? { name: town.name } : null,
    unknown,
    shops,
    prices,
    like,
    reviews,
    tellMe,
    ...due,
    head,
    picture: isSample
      ? undefined
      : ownPicture(app, { kind: "product", slug }, (reader) => productPicture(product, reader)),
    // Sample products have no structured data.
    about: isSample ? [] : structuredData(...(rated ? [rated] : []), way),
    now: now.toISOString(),
  };
}

/** Shops in the order of their prices are measured from nowhere. */
function nearTown({ sort }: SellingQuery, town: Point | false | undefined): Point | undefined {
  return sort === "best" && town ? town : undefined;
}

export type ProductData = Awaited<ReturnType<typeof productData>>;
