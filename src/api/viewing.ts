import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin, freshlySignedIn } from "#features/accounts/server/members.ts";
import { viewingForm } from "#features/accounts/viewing.ts";
import { beginViewing } from "#features/users/server/begin-viewing.ts";
import { endViewing } from "#features/users/server/end-viewing.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { takesJson } from "./takes-json.ts";

const CHANGE = { isPost: true, isKeyless: true, isRateLimited: true, isForAccounts: true };

const beginning = describeCall({
  summary: "From now on the session sees the site as somebody does, for a quarter of an hour",
  description:
    "For support: what is of the directory is read with the marks of the person. Everything that writes is refused meanwhile, and so are " +
    "letters, accounts and the dashboard; only `DELETE /api/viewing` and `POST /api/logout` are answered. Both ends are in the log.",
  answer: "Until when",
  shape: v.pipe(v.object({ until: v.string() }), v.metadata({ ref: "Viewing" })),
  refusals: {
    400: "A field is not right",
    403: "The caller is no admin, or last signed in longer ago than ten minutes; or it is themselves, an admin or a moderator",
    404: "There is no such account, or it is about to be erased",
    409: "The session looks as somebody already",
  },
  ...CHANGE,
});

const ending = describeCall({
  summary: "The session sees the site as its own person again",
  answer: "It is over, also where it had ended before",
  shape: v.object({}),
  refusals: { 403: "The caller is no admin" },
  ...CHANGE,
});

/** `POST` and `DELETE /api/viewing` (docs/decisions/0060). No key of idempotency: begun twice it is refused, and ended twice it is over. */
export const viewing = new Hono<ApiEnvironment>()
  .post("/", takesJson, beginning, check("json", viewingForm), async (c) => {
    const member = freshlySignedIn(asAdmin(c.get("viewer")), c.get("now")());
    const { _id: accountId, reason } = c.req.valid("json");
    const until = await c
      .get("database")
      .transaction((tx) => beginViewing(tx, member, { accountId, reason }));
    return c.json({ until });
  })
  .delete("/", ending, async (c) => {
    const admin = asAdmin(c.get("viewer"));
    await c.get("database").transaction((tx) => endViewing(tx, admin));
    return c.json({});
  });
