import { Hono } from "hono";
import * as v from "valibot";
import { unsubscribe } from "#features/letters/server/end-letters.ts";
import { unsubscribeForm } from "#features/newsletter/newsletter.ts";

import { DEFAULT_LOCALE } from "#platform/i18n/locales.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { languageOf } from "./language-of.ts";
import { takes } from "./takes.ts";

const description = describeCall({
  summary: "Ends letters of the kind that somebody got: the newsletter, notifications by mail or the digest",
  description:
    "For mail programs (RFC 8058): the token stands in the address, and the body may be the form `List-Unsubscribe=One-Click`. Needs no session; may be sent as often as one likes.",
  answer: "It is ended. The answer is the same for every token",
  shape: v.object({}),
  refusals: { 400: "There is no token" },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
});

/**
 * `POST /api/newsletterunsubscribe`. A mail program sends a form and no origin, which `own-site-only.ts` takes for no browser. One that
 * knows no one-click opens the address for its reader instead: that changes nothing, and leads to the page that asks.
 */
export const newsletterunsubscribe = new Hono<ApiEnvironment>()
  .post(
    "/",
    takes("application/json", "application/x-www-form-urlencoded", "multipart/form-data"),
    description,
    check("query", v.pick(unsubscribeForm, ["token"])),
    check("json", unsubscribeForm),
    async (c) => {
      const { token = c.req.valid("query").token, all: isAll } = c.req.valid("json");
      if (token === undefined) return c.json({ errors: [{ msg: "Must be given", param: "token" }] }, 400);
      await unsubscribe(c.get("database"), { token, isAll });
      return c.json({});
    },
  )
  .get("/", (c) => {
    const locale = languageOf(c);
    const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
    const token = encodeURIComponent(c.req.query("token") ?? "");
    return c.redirect(`${prefix}/newsletter#unsubscribe=${token}`, 303);
  });
