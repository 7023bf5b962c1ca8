import { Hono } from "hono";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { askedProductFilters, getProductsQuery } from "#features/products/get-products-query.ts";
import { productPreview } from "#features/products/product-answers.ts";
import { productsIn } from "#features/products/server/products-in.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { languageOf } from "./language-of.ts";
import { ProductPage } from "./product-schemas.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "Products of a type, of a city or of all, filtered",
  description:
    "24 on a page; a page past the end is answered with the last one. Of effects and flavours all are wanted, of other " +
    "filters any value will do. With a city, prices, counts of shops and open shops are those of that city. Samples are " +
    "answered for `city=sample-markerwaard` and for a brand of theirs only.",
  answer: "A page of a list",
  shape: ProductPage,
  refusals: { 400: "A value is out of range", 404: "There is no such city or brand" },
  isTagged: true,
});

/** `GET /api/getproducts` (product.md section 12). */
export const getproducts = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getProductsQuery),
  async (c) => {
    const query = c.req.valid("query");
    const database = c.get("database");
    const locale = languageOf(c);
    const place = query.city === undefined ? null : await cityBySlug(database, { slug: query.city, locale });
    const { items, total, page, unknownBrands } = await productsIn(database, {
      type: query.type ?? null,
      place,
      filters: askedProductFilters(query),
      locale,
      now: c.get("now")(),
    });
    if (unknownBrands.length > 0) throw new NotFound("brand");
    // The language may come from a cookie, so caches must revalidate: 304 when nothing has changed.
    c.header("cache-control", "private, no-cache");
    return c.json({ items: items.map(productPreview), total, page });
  },
);
