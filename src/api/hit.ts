import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { describeRoute, resolver } from "hono-openapi";
import { hitForm } from "#features/analytics/hit.ts";
import { CONSENT_COOKIE } from "#features/consent/consent.ts";
import type { Hit } from "#platform/http/hit.ts";
import type { ApiEnvironment } from "./app.ts";
import { check, ErrorAnswer } from "./check.ts";
import { AWAY, BODY_REFUSALS, FOREIGN } from "./describe-call.ts";
import { takesJson } from "./takes-json.ts";

/** What a site does with hits. */
export interface TakesHits {
  onHit: (hit: Hit) => Promise<void>;
  clientOf: (c: Context) => string | null;
}

const description = describeRoute({
  summary: "A page was looked at, or a goal reached there",
  description:
    "Counted only with the cookie `ageandcookies=all`; without it the answer is the same and nothing is kept. A session is not asked for.",
  responses: {
    204: { description: "Counted, or not: the answer is the same" },
    400: { description: "Not a hit", content: { "application/json": { schema: resolver(ErrorAnswer) } } },
    ...FOREIGN,
    ...BODY_REFUSALS,
    ...AWAY,
  },
});

/** `POST /api/hit` (contract.md). Nobody is refused: of a client that is faster than people are no more is counted. */
export function hit(hits: TakesHits | undefined): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post("/", takesJson, description, check("json", hitForm), async (c) => {
    const { path, goal } = c.req.valid("json");
    if (hits && getCookie(c, CONSENT_COOKIE) === "all" && !c.env?.isOverRate) {
      const { origin } = new URL(c.req.url);
      const url = URL.parse(path, origin);
      const userAgent = c.req.header("user-agent") ?? "";
      if (url?.origin === origin) await hits.onHit({ url, goal, client: hits.clientOf(c), userAgent });
    }
    return c.body(null, 204);
  });
}
