import { Hono } from "hono";
import * as v from "valibot";
import { redeemSignInCode } from "#features/accounts/server/sign-in-code.ts";
import { endSession, startSession } from "#features/accounts/server/sessions.ts";
import { deviceOf } from "#features/accounts/device.ts";
import { kindOf, nullWhenNotFound } from "#platform/errors/errors.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { setSessionCookie } from "./session-cookie.ts";
import { signInCookie } from "./sign-in-cookie.ts";
import { takesJson } from "./takes-json.ts";

const Session = v.pipe(
  v.object({
    token: v.pipe(v.string(), v.description("To be sent as `Authorization: Bearer …`")),
    path: v.pipe(v.string(), v.description("Where the visitor was before")),
    needsSecondFactor: v.pipe(
      v.optional(v.literal(true)),
      v.description("One is set up, and this session has not shown it: `secondfactor` takes its code"),
    ),
  }),
  v.metadata({ ref: "Session" }),
);

const description = describeCall({
  summary: "Exchanges the code of a sign-in for a session",
  description:
    "The code is in the address of `/login` after signing in; it counts once, for a minute, in the browser that began: it has the cookie " +
    "that `/auth/{provider}` set. Sets the cookie of the session too. A session whose token is sent along ends; if it is somebody " +
    "else’s, only with `change: true`, and without it the code is kept for ten minutes.",
  answer: "The token of the session, which is kept nowhere else",
  shape: Session,
  refusals: {
    400: "The code was used before, is too old, or is of another browser",
    409: "Somebody else is logged in here, and `change` is not set",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
});

const codeForm = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  change: v.pipe(
    v.optional(v.literal(true, "Must be true")),
    v.description("Whoever is logged in here was asked, and wants to be the other person from now on"),
  ),
});

/** `POST /api/session` (contract.md). No key of idempotency: its answer is a secret, and is kept nowhere. */
export function session({ cookieDomain, isSecure }: Pick<ApiOptions, "cookieDomain" | "isSecure">) {
  const signIn = signInCookie(isSecure);
  return new Hono<ApiEnvironment>().post("/", takesJson, description, check("json", codeForm), async (c) => {
    const database = c.get("database");
    const viewer = c.get("viewer");
    const { code, change: mayChange = false } = c.req.valid("json");
    const asked = { code, browser: signIn.read(c), signedInId: viewer.accountId, mayChange };
    const redeemed = await redeemSignInCode(database, asked).catch((error: unknown) => {
      // They are asked now, and may take their time.
      if (kindOf(error) === "conflict") signIn.keep(c);
      throw error;
    });
    const { accountId, path, isNew, hasSecondFactor } = redeemed;
    const device = deviceOf(c.req.header("user-agent") ?? "");
    const token = await startSession(database, { accountId, device, isFromProvider: true });
    // A browser has one session: nothing of the one before is left to be taken for it.
    if (viewer.kind === "account") {
      await endSession(database, { id: viewer.sessionId, accountId: viewer.accountId }).catch(
        nullWhenNotFound,
      );
    }
    signIn.remove(c);
    setSessionCookie(c, token, { cookieDomain, isSecure });
    return c.json({
      token,
      path: isNew ? withNewUser(path) : path,
      ...(hasSecondFactor && { needsSecondFactor: true }),
    });
  });
}

/** The welcome dialog opens where this query word is (specification section 2). */
function withNewUser(path: string): string {
  const url = new URL(path, "http://localhost");
  url.searchParams.set("newUser", "1");
  return url.pathname + url.search + url.hash;
}
