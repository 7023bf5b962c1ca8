import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { describeRoute, resolver } from "hono-openapi";
import { CONSENT_COOKIE, CONSENT_MAX_AGE_SECONDS } from "#features/consent/consent.ts";
import { consentForm } from "#features/consent/consent-form.ts";
import { consentProofs } from "#features/consent/server/consent-proofs.ts";
import { safePath } from "#platform/http/safe-path.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check, ErrorAnswer } from "./check.ts";
import { BODY_REFUSALS, FOREIGN } from "./describe-call.ts";
import { takes } from "./takes.ts";

const FORM = { schema: resolver(consentForm) };

const description = describeRoute({
  summary: "The answer to the age and cookie dialog",
  description: "A form, so that it works without JavaScript: it leads back to `path`.",
  requestBody: { content: { "application/x-www-form-urlencoded": FORM, "multipart/form-data": FORM } },
  responses: {
    303: { description: "Back to the page" },
    400: { description: "Not an answer", content: { "application/json": { schema: resolver(ErrorAnswer) } } },
    ...FOREIGN,
    ...BODY_REFUSALS,
  },
});

/** The content type of a form. */
const takesForm = takes("application/x-www-form-urlencoded", "multipart/form-data");

type ConsentOptions = Pick<ApiOptions, "cookieDomain" | "database" | "isSecure">;

/**
 * `POST /api/consent`: sets the cookie of the specification (section 9) and stores the proof. Nobody is refused: one client that
 * answers faster than people do leaves no more proofs.
 */
export function consent({ cookieDomain, database, isSecure }: ConsentOptions): Hono<ApiEnvironment> {
  const proofs = consentProofs(database);
  return new Hono<ApiEnvironment>().post(
    "/",
    takesForm,
    description,
    check("form", consentForm),
    async (c) => {
      const { choice, path, language } = c.req.valid("form");
      const back = safePath(path);
      // The denied text is on the page already; its address makes it show (see consent-dialog.module.css).
      if (choice === "disagree") return c.redirect(`${back.split("#")[0]}#denied`, 303);
      setCookie(c, CONSENT_COOKIE, choice, {
        path: "/",
        maxAge: CONSENT_MAX_AGE_SECONDS,
        sameSite: "Lax",
        secure: isSecure,
        ...(cookieDomain && { domain: cookieDomain }),
      });
      if (!c.env?.isOverRate) {
        await proofs.store({ choice, language, host: new URL(c.req.url).hostname, givenAt: new Date() });
      }
      return c.redirect(back, 303);
    },
  );
}
