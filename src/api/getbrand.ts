import { Hono } from "hono";
import { brandAnswer } from "#features/brands/brand-answers.ts";
import { getBrandQuery } from "#features/brands/get-brands-query.ts";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { shownBrand } from "#features/brands/shown-brand.ts";
import { complianceOfBrands } from "#features/compliance/server/compliance-of-brands.ts";
import { productPreview } from "#features/products/product-answers.ts";
import { productsOfBrand } from "#features/products/server/products-of-brand.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { Brand } from "./getbrand-schemas.ts";
import { languageOf } from "./language-of.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "One brand, with what it makes and what it bred",
  description:
    "`url` is its slug. Of each type the best 8 products, of the strains the best known 60; the counts say how many there " +
    "are. Licensed growers have no page, and no answer here.",
  answer: "The brand",
  shape: Brand,
  refusals: { 400: "A value is missing or out of range", 404: "There is no such brand" },
  isTagged: true,
});

/** `GET /api/getbrand` (product.md section 12). */
export const getbrand = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getBrandQuery),
  async (c) => {
    const { url: slug } = c.req.valid("query");
    const database = c.get("database");
    const found = await brandBySlug(database, { slug, locale: languageOf(c) });
    // Growers that may not advertise (product.md section 6) get 404; what the law allows to say is on /wietproef.
    const brand = shownBrand(found, await complianceOfBrands(database));
    if (!brand) throw new NotFound("brand");
    const { types, strains } = await productsOfBrand(database, { brandId: brand.id });
    c.header("cache-control", "private, no-cache");
    return c.json({
      ...brandAnswer(brand),
      types: types.map(({ products, ...one }) => ({ ...one, products: products.map(productPreview) })),
      strains: strains.map(({ name, productSlug }) => ({ name, productUrl: productSlug })),
    });
  },
);
