import { Hono } from "hono";
import * as v from "valibot";
import { profileChanges } from "#features/accounts/profile-changes.ts";
import { asMember } from "#features/accounts/server/members.ts";
import { editProfileAndLook } from "#features/moderation/server/edit-person-and-look.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary:
    "Changes the caller's language, words about themselves, privacy, or how far they are with the welcome",
  description: "At least one field; what is not named stays as it is, also inside of `privacy`.",
  answer: "It is changed",
  shape: v.object({}),
  refusals: { 400: "A field is not right, or there is none" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/editprofile`. */
export const editprofile = new Hono<ApiEnvironment>().post(
  "/",

  takesJson,
  idempotent("editprofile"),
  description,
  check("json", profileChanges),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const changes = c.req.valid("json");
    return c.json(await answered(c, (tx) => editProfileAndLook(tx, member, { changes })));
  },
);
