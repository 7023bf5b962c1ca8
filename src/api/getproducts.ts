import { Hono } from "hono";
import { etag } from "hono/etag";
import { describeRoute, resolver } from "hono-openapi";
import type * as v from "valibot";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { askedProductFilters, getProductsQuery } from "#features/products/get-products-query.ts";
import { productPreview } from "#features/products/product-answers.ts";
import { productsIn } from "#features/products/server/products-in.ts";
import type { ApiEnvironment } from "./app.ts";
import { check, ErrorAnswer } from "./check.ts";
import { languageOf } from "./language-of.ts";
import { ProductPage } from "./product-schemas.ts";

const json = (schema: v.GenericSchema) => ({ "application/json": { schema: resolver(schema) } });

const description = describeRoute({
  summary: "Products of a type, of a city or of all, filtered",
  description:
    "24 on a page; a page past the end is answered with the last one. Of effects and flavours all are wanted, of other " +
    "filters any value will do. Samples are among them, with `isSample`. `lang` is a language of the site.",
  responses: {
    200: { description: "A page of a list", content: json(ProductPage) },
    400: { description: "A value is out of range", content: json(ErrorAnswer) },
    404: { description: "There is no such city", content: json(ErrorAnswer) },
  },
});

/** `GET /api/getproducts` (product.md section 12). */
export const getproducts = new Hono<ApiEnvironment>().get(
  "/",
  etag(),
  description,
  check("query", getProductsQuery),
  async (c) => {
    const query = c.req.valid("query");
    const database = c.get("database");
    const locale = languageOf(c);
    const place = query.city === undefined ? null : await cityBySlug(database, { slug: query.city, locale });
    const { items, total, page } = await productsIn(database, {
      type: query.type ?? null,
      place,
      filters: askedProductFilters(query),
      locale,
      now: c.get("now")(),
    });
    // The language may come from a cookie; who asks again with the tag is told when nothing has changed.
    c.header("cache-control", "private, no-cache");
    return c.json({ items: items.map(productPreview), total, page });
  },
);
