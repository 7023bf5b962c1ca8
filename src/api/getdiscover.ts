import { Hono } from "hono";
import { etag } from "hono/etag";
import { describeRoute, resolver } from "hono-openapi";
import type * as v from "valibot";
import { getDiscoverQuery } from "#features/discover/get-discover-query.ts";
import { postAnswer } from "#features/discover/post-answers.ts";
import { postsIn } from "#features/discover/server/posts-in.ts";
import type { ApiEnvironment } from "./app.ts";
import { check, ErrorAnswer } from "./check.ts";
import { languageOf } from "./language-of.ts";
import { PostPage } from "./news-schemas.ts";

const json = (schema: v.GenericSchema) => ({ "application/json": { schema: resolver(schema) } });

const description = describeRoute({
  summary: "Posts of the feed, the newest first",
  description:
    "12 on a page; a page past the end is answered with the last one. With `latitude` and `longitude` only posts about " +
    "cities within 25 km; the position is used for this answer only and kept nowhere. Samples are among them, with " +
    "`isSample`. `lang` is a language of the site.",
  responses: {
    200: { description: "A page of the feed", content: json(PostPage) },
    400: { description: "A value is missing or out of range", content: json(ErrorAnswer) },
  },
});

/** `GET /api/getdiscover` (product.md section 12). */
export const getdiscover = new Hono<ApiEnvironment>().get(
  "/",
  etag(),
  description,
  check("query", getDiscoverQuery),
  async (c) => {
    const { kind = null, city = null, tag = null, latitude, longitude, page } = c.req.valid("query");
    const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const list = await postsIn(c.get("database"), {
      filters: { kind, city, tag, page },
      near,
      locale: languageOf(c),
      now: c.get("now")(),
    });
    // The language may come from a cookie; who asks again with the tag is told when nothing has changed.
    c.header("cache-control", near ? "private, no-store" : "private, no-cache");
    return c.json({ items: list.items.map(postAnswer), total: list.total, page: list.page });
  },
);
