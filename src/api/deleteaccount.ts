import { Hono } from "hono";
import * as v from "valibot";
import { LAST_ADMIN, SIGN_IN_AGAIN } from "#features/accounts/call-refusals.ts";
import { asMember, freshlySignedIn } from "#features/accounts/server/members.ts";
import { deleteAccountForm } from "#features/leaving/leaving.ts";
import { askForErasure, takeErasureBack } from "#features/leaving/server/ask-for-erasure.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { deleteSessionCookie } from "./session-cookie.ts";
import { takesJson } from "./takes-json.ts";

const Leaving = v.pipe(
  v.object({
    until: v.pipe(
      v.nullable(v.string()),
      v.description("When the account is erased; until then `cancel` takes it back. Null when it stays"),
    ),
  }),
  v.metadata({ ref: "Leaving" }),
);

const description = describeCall({
  summary: "Erases the caller's account in 14 days, or takes that back",
  description:
    "At once nobody else sees the person any more, and all sessions end; the person may sign in again to take it back with `cancel`.",
  answer: "It is noted; asked for again, it does not begin anew",
  shape: Leaving,
  refusals: {
    400: "A field is not right",
    403: `\`${SIGN_IN_AGAIN.msg}\`: the last sign-in is longer ago than ten minutes; or sent by a page of another site`,
    409: `\`${LAST_ADMIN.msg}\`, who makes another one first; or a call with this \`Idempotency-Key\` is still at work`,
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/deleteaccount` (contract.md). */
export function deleteaccount(options: Pick<ApiOptions, "cookieDomain" | "isSecure">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",

    takesJson,
    idempotent("deleteaccount"),
    description,
    check("json", deleteAccountForm),
    async (c) => {
      const member = asMember(c.get("viewer"));
      const { cancel, keepReviews } = c.req.valid("json");
      if (cancel) {
        await takeErasureBack(c.get("database"), member);
        return c.json({ until: null });
      }
      const freshMember = freshlySignedIn(member, new Date());
      const answer = await answered(c, async (tx) => ({
        until: await askForErasure(tx, freshMember, { keepReviews }),
      }));
      deleteSessionCookie(c, options);
      return c.json(answer);
    },
  );
}
