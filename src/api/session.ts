import { Hono } from "hono";
import * as v from "valibot";
import { redeemSignInCode } from "#features/accounts/server/sign-in-code.ts";
import { startSession } from "#features/accounts/server/sessions.ts";
import { deviceOf } from "#features/accounts/device.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { setSessionCookie } from "./session-cookie.ts";
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
    "The code is in the address of `/login` after signing in; it counts once, for a minute. Sets the cookie too.",
  answer: "The token of the session, which is kept nowhere else",
  shape: Session,
  refusals: { 400: "The code was used before or is too old" },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
});

const codeForm = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });

/** `POST /api/session` (contract.md). No key of idempotency: its answer is a secret, and is kept nowhere. */
export function session({ cookieDomain, isSecure }: Pick<ApiOptions, "cookieDomain" | "isSecure">) {
  return new Hono<ApiEnvironment>().post("/", takesJson, description, check("json", codeForm), async (c) => {
    const database = c.get("database");
    const { code } = c.req.valid("json");
    const { accountId, path, isNew, hasSecondFactor } = await redeemSignInCode(database, code);
    const device = deviceOf(c.req.header("user-agent") ?? "");
    const token = await startSession(database, { accountId, device, isFromProvider: true });
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
