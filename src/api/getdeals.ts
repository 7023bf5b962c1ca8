import { Hono } from "hono";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { dealAnswer } from "#features/deals/deal-answers.ts";
import { getDealsQuery } from "#features/deals/get-deals-query.ts";
import { dealsIn } from "#features/deals/server/deals-in.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { languageOf } from "./language-of.ts";
import { DealPage } from "./news-schemas.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "Deals that hold now, filtered",
  description:
    "24 on a page; a page past the end is answered with the last one. None is about cannabis. Who paid (`isSponsored`) " +
    "stands no higher for it. Samples are answered for `city=sample-markerwaard` only.",
  answer: "A page of a list",
  shape: DealPage,
  refusals: { 400: "A value is out of range", 404: "There is no such city or brand" },
  isTagged: true,
});

/** `GET /api/getdeals` (product.md section 12). */
export const getdeals = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getDealsQuery),
  async (c) => {
    const {
      city = null,
      brand = null,
      kind = null,
      category = null,
      sort = "ending",
      page,
    } = c.req.valid("query");
    const database = c.get("database");
    const locale = languageOf(c);
    if (city) await cityBySlug(database, { slug: city, locale });
    if (brand) await brandBySlug(database, { slug: brand, locale });
    const list = await dealsIn(database, {
      filters: { city, brand, kind, category, sort, page },
      locale,
      now: c.get("now")(),
    });
    // The language may come from a cookie, so caches must revalidate: 304 when nothing has changed.
    c.header("cache-control", "private, no-cache");
    return c.json({ items: list.items.map(dealAnswer), total: list.total, page: list.page });
  },
);
