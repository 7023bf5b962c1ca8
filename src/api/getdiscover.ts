import { Hono } from "hono";
import { getDiscoverQuery } from "#features/discover/get-discover-query.ts";
import { postAnswer } from "#features/discover/post-answers.ts";
import { postsIn } from "#features/discover/server/posts-in.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { languageOf } from "./language-of.ts";
import { PostPage } from "./news-schemas.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "Posts of the feed, the newest first",
  description:
    "12 on a page; a page past the end is answered with the last one. With `latitude` and `longitude` only posts about " +
    "cities within 25 km; the position is used for this answer only and kept nowhere. Samples are answered for " +
    "`city=sample-markerwaard` only.",
  answer: "A page of the feed",
  shape: PostPage,
  refusals: { 400: "A value is missing or out of range", 404: "There is no such city" },
  isTagged: true,
});

/** `GET /api/getdiscover` (product.md section 12). */
export const getdiscover = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getDiscoverQuery),
  async (c) => {
    const { kind = null, city = null, tag = null, latitude, longitude, page } = c.req.valid("query");
    const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const database = c.get("database");
    const locale = languageOf(c);
    if (city) await cityBySlug(database, { slug: city, locale });
    const list = await postsIn(database, {
      filters: { kind, city, tag, page },
      near,
      locale,
      now: c.get("now")(),
    });
    // The language may come from a cookie, so caches must revalidate: 304 when nothing has changed.
    c.header("cache-control", near ? "private, no-store" : "private, no-cache");
    return c.json({ items: list.items.map(postAnswer), total: list.total, page: list.page });
  },
);
