import { Hono } from "hono";
import * as v from "valibot";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";

const Query = v.object({
  url: v.pipe(
    v.string(),
    v.maxLength(2048, "Must be at most 2048 characters"),
    v.regex(/^\/(?!\/)[^\\\p{Cc}\p{Cs}]*$/u, "Must be a path on this site"),
    v.description("Path on this site, with or without its language"),
  ),
});

const description = describeCall({
  summary: "Where a page that is gone went to",
  answer: 'The new path, or "OK" when there is none',
  shape: v.string(),
  refusals: { 400: "Not a path on this site" },
});

/** `GET /api/301?url=` (specification sections 7 and 8). */
export const moved = new Hono<ApiEnvironment>().get("/", description, check("query", Query), async (c) => {
  const path = await redirectFor(c.get("database"), { path: c.req.valid("query").url });
  return c.json(path ?? "OK");
});
