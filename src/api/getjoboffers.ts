import { Hono } from "hono";
import { getJobOffersQuery } from "#features/jobs/get-job-offers-query.ts";
import { jobAnswer } from "#features/jobs/job-answers.ts";
import { jobsIn } from "#features/jobs/server/jobs-in.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { languageOf } from "./language-of.ts";
import { JobPage } from "./news-schemas.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "Jobs that are open now, filtered",
  description:
    "24 on a page; a page past the end is answered with the last one. Pay is in cents before tax. Samples are " +
    "answered for `city=sample-markerwaard` only.",
  answer: "A page of a list",
  shape: JobPage,
  refusals: { 400: "A value is out of range", 404: "There is no such city" },
  isTagged: true,
});

/** `GET /api/getjoboffers` (product.md section 12). */
export const getjoboffers = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getJobOffersQuery),
  async (c) => {
    const { city = null, role = null, employment = null, sort = "newest", page } = c.req.valid("query");
    const database = c.get("database");
    const locale = languageOf(c);
    if (city) await cityBySlug(database, { slug: city, locale });
    const list = await jobsIn(database, {
      filters: { city, role, employment, sort, page },
      locale,
      now: c.get("now")(),
    });
    // The language may come from a cookie, so caches must revalidate: 304 when nothing has changed.
    c.header("cache-control", "private, no-cache");
    return c.json({ items: list.items.map(jobAnswer), total: list.total, page: list.page });
  },
);
