import { Hono } from "hono";
import * as v from "valibot";
import { brandPreview } from "#features/brands/brand-answers.ts";
import { askedBrandFilters, getBrandsQuery } from "#features/brands/get-brands-query.ts";
import { brandsIn } from "#features/brands/server/brands-in.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { BrandPreview } from "./getbrand-schemas.ts";
import { tagged } from "./tagged.ts";

const BrandPage = v.pipe(
  v.object({ items: v.array(BrandPreview), total: v.number(), page: v.number() }),
  v.metadata({ ref: "BrandPage" }),
);

const description = describeCall({
  summary: "Brands by kind or by name",
  description:
    "60 on a page; a page past the end is answered with the last one. Samples are not among them. Licensed " +
    "growers are not: they may not advertise.",
  answer: "A page of brands",
  shape: BrandPage,
  refusals: { 400: "A value is out of range" },
  isTagged: true,
});

/** `GET /api/getbrands` (product.md section 12). */
export const getbrands = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getBrandsQuery),
  async (c) => {
    const filters = askedBrandFilters(c.req.valid("query"));
    const { items, total, page } = await brandsIn(c.get("database"), filters);
    c.header("cache-control", "private, no-cache");
    return c.json({ items: items.map(brandPreview), total, page });
  },
);
