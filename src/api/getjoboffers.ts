import { Hono } from "hono";
import { etag } from "hono/etag";
import { describeRoute, resolver } from "hono-openapi";
import type * as v from "valibot";
import { getJobOffersQuery } from "#features/jobs/get-job-offers-query.ts";
import { jobAnswer } from "#features/jobs/job-answers.ts";
import { jobsIn } from "#features/jobs/server/jobs-in.ts";
import type { ApiEnvironment } from "./app.ts";
import { check, ErrorAnswer } from "./check.ts";
import { languageOf } from "./language-of.ts";
import { JobPage } from "./news-schemas.ts";

const json = (schema: v.GenericSchema) => ({ "application/json": { schema: resolver(schema) } });

const description = describeRoute({
  summary: "Jobs that are open now, filtered",
  description:
    "24 on a page; a page past the end is answered with the last one. Pay is in cents before tax. Samples are among " +
    "them, with `isSample`. `lang` is a language of the site.",
  responses: {
    200: { description: "A page of a list", content: json(JobPage) },
    400: { description: "A value is out of range", content: json(ErrorAnswer) },
  },
});

/** `GET /api/getjoboffers` (product.md section 12). */
export const getjoboffers = new Hono<ApiEnvironment>().get(
  "/",
  etag(),
  description,
  check("query", getJobOffersQuery),
  async (c) => {
    const { city = null, role = null, employment = null, sort = "newest", page } = c.req.valid("query");
    const list = await jobsIn(c.get("database"), {
      filters: { city, role, employment, sort, page },
      locale: languageOf(c),
      now: c.get("now")(),
    });
    // The language may come from a cookie; who asks again with the tag is told when nothing has changed.
    c.header("cache-control", "private, no-cache");
    return c.json({ items: list.items.map(jobAnswer), total: list.total, page: list.page });
  },
);
