import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { endSession } from "#features/accounts/server/sessions.ts";
import { nullWhenNotFound } from "#platform/errors/errors.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { deleteSessionCookie } from "./session-cookie.ts";

const description = describeCall({
  summary: "Ends the session of the token",
  answer: "It is ended, and its cookie is gone",
  shape: v.object({}),
  isPost: true,
  isForAccounts: true,
});

/** `POST /api/logout` (contract.md). */
export function logout(options: Pick<ApiOptions, "cookieDomain" | "isSecure">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post("/", idempotent("logout"), description, async (c) => {
    const { sessionId, accountId } = asMember(c.get("viewer"));
    // Ended from another device at the same moment: that is what was asked for.
    await endSession(c.get("database"), { id: sessionId, accountId }).catch(nullWhenNotFound);
    deleteSessionCookie(c, options);
    return c.json({});
  });
}
