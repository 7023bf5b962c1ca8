import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as v from "valibot";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import type { ApiEnvironment } from "./app.ts";
import { check, ErrorAnswer } from "./check.ts";

const Query = v.object(
  {
    url: v.pipe(
      v.string(),
      v.maxLength(2048, "Must be at most 2048 characters"),
      v.regex(/^\/(?!\/)[^\\\p{Cc}\p{Cs}]*$/u, "Must be a path on this site"),
    ),
  },
  "Must be given",
);

const description = describeRoute({
  summary: "Where a page that is gone went to",
  responses: {
    200: {
      description: 'The new path, or "OK" when there is none',
      content: { "application/json": { schema: resolver(v.string()) } },
    },
    400: {
      description: "Not a path on this site",
      content: { "application/json": { schema: resolver(ErrorAnswer) } },
    },
  },
});

/** `GET /api/301?url=` (specification sections 7 and 8). */
export const moved = new Hono<ApiEnvironment>().get("/", description, check("query", Query), async (c) => {
  const path = await redirectFor(c.get("database"), { path: c.req.valid("query").url });
  return c.json(path ?? "OK");
});
