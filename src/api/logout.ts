import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { endOtherSessions, endSession } from "#features/accounts/server/sessions.ts";
import { nullWhenNotFound } from "#platform/errors/errors.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { deleteSessionCookie } from "./session-cookie.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Ends the session of the token, or others of the same person",
  description:
    "Without a body the session of the token ends; with `sessionId` that one, and with `others: true` all but the one of the token.",
  answer: "It is ended; the cookie is gone when it was the session of the token",
  shape: v.object({}),
  refusals: { 400: "A field is not right", 404: "The caller has no such session" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

const logoutForm = v.pipe(
  v.strictObject({
    sessionId: v.optional(rowIdSchema),
    others: v.optional(v.literal(true, "Must be true")),
  }),
  v.forward(
    v.partialCheck(
      [["sessionId"], ["others"]],
      ({ sessionId, others }) => sessionId === undefined || others === undefined,
      "Must be given alone",
    ),
    ["sessionId"],
  ),
);

/** `POST /api/logout` (contract.md). */
export function logout(options: Pick<ApiOptions, "cookieDomain" | "isSecure">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesJson,
    idempotent("logout"),
    description,
    check("json", logoutForm),
    async (c) => {
      const { sessionId, accountId } = asMember(c.get("viewer"));
      const database = c.get("database");
      const { sessionId: id = sessionId, others } = c.req.valid("json");
      if (others) {
        await endOtherSessions(database, { id: sessionId, accountId });
      } else if (id !== sessionId) {
        await endSession(database, { id, accountId });
      } else {
        // Ended from another device at the same moment: that is what was asked for.
        await endSession(database, { id, accountId }).catch(nullWhenNotFound);
        deleteSessionCookie(c, options);
      }
      return c.json({});
    },
  );
}
