import { Hono } from "hono";
import { etag } from "hono/etag";
import { describeRoute, resolver } from "hono-openapi";
import type * as v from "valibot";
import { dealAnswer } from "#features/deals/deal-answers.ts";
import { getDealsQuery } from "#features/deals/get-deals-query.ts";
import { dealsIn } from "#features/deals/server/deals-in.ts";
import type { ApiEnvironment } from "./app.ts";
import { check, ErrorAnswer } from "./check.ts";
import { languageOf } from "./language-of.ts";
import { DealPage } from "./news-schemas.ts";

const json = (schema: v.GenericSchema) => ({ "application/json": { schema: resolver(schema) } });

const description = describeRoute({
  summary: "Deals that hold now, filtered",
  description:
    "24 on a page; a page past the end is answered with the last one. None is about cannabis. Who paid (`isSponsored`) " +
    "stands no higher for it. Samples are among them, with `isSample`. `lang` is a language of the site.",
  responses: {
    200: { description: "A page of a list", content: json(DealPage) },
    400: { description: "A value is out of range", content: json(ErrorAnswer) },
  },
});

/** `GET /api/getdeals` (product.md section 12). */
export const getdeals = new Hono<ApiEnvironment>().get(
  "/",
  etag(),
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
    const list = await dealsIn(c.get("database"), {
      filters: { city, brand, kind, category, sort, page },
      locale: languageOf(c),
      now: c.get("now")(),
    });
    // The language may come from a cookie; who asks again with the tag is told when nothing has changed.
    c.header("cache-control", "private, no-cache");
    return c.json({ items: list.items.map(dealAnswer), total: list.total, page: list.page });
  },
);
