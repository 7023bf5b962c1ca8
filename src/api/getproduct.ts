import { Hono } from "hono";
import { getProductQuery } from "#features/products/get-product-query.ts";
import { productDetailsAnswer } from "#features/products/product-details-answer.ts";
import { pricedToday } from "#features/products/priced-units.ts";
import { priceHistory } from "#features/products/server/price-history.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { shopsSelling } from "#features/products/server/shops-selling.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { Product } from "./getproduct-schemas.ts";
import { languageOf } from "./language-of.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "One product, with where it is sold and what it cost",
  description:
    "`url` is its slug. `brand` is whose product it is, else who bred its strain, as in lists. `shops` are one page of at most 20: the best first, or with `latitude` and `longitude` the nearest with " +
    "their distance in metres; `shopList` says how many there are, and of these how many are open. The position is used for this answer only and kept nowhere. " +
    "`potencyMethod` and `potencyObservedOn` say how and when percentages and milligrams of THC are known. " +
    "Prices and menus are those that anyone may see; those of pieces and packs are `prices.counted`. A price that nobody has seen for a " +
    "year is in `shops` with its day, and in no other figure.",
  answer: "The product",
  shape: Product,
  refusals: { 400: "A value is missing or out of range", 404: "There is no such product" },
  isTagged: true,
});

/** `GET /api/getproduct` (product.md section 12). */
export const getproduct = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getProductQuery),
  async (c) => {
    const { url: slug, latitude, longitude, open, page } = c.req.valid("query");
    const database = c.get("database");
    const locale = languageOf(c);
    const now = c.get("now")();
    const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const { priceStamp, ...product } = await productBySlug(database, { slug, locale });
    const { id: productId, shopCount } = product;
    const asked = { isOpenWanted: open === "now", sort: "best" as const, city: null, page };
    const [shops, prices] = await Promise.all([
      shopsSelling(database, { productId, shopCount, asked, near, locale, now }),
      priceHistory(database, { productId, priceStamp, now }),
    ]);
    // An answer with the caller's position is not cached; others are revalidated by ETag.
    if (!near) c.header("cache-control", "private, no-cache");
    return c.json(productDetailsAnswer({ product: pricedToday(product, prices), shops, prices }));
  },
);
