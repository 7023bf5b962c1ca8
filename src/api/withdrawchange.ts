import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { withdrawForm } from "#features/contributions/change-forms.ts";
import { takeChangeBack } from "#features/contributions/server/take-change-back.ts";
import { takeMenuImageBack } from "#features/contributions/server/take-menu-image-back.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Takes back what the caller suggested, or a photo of a menu, while it waits",
  description: "To do it twice changes nothing.",
  answer: "It is taken back",
  shape: v.object({}),
  refusals: {
    400: "A field is not right",
    404: "The caller has suggested or sent nothing with this id",
    409: "It was decided before, or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/withdrawchange`. */
export const withdrawchange = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("withdrawchange"),
  description,
  check("json", withdrawForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const { changeId, imageId } = c.req.valid("json");
    const database = c.get("database");
    if (changeId !== undefined) await takeChangeBack(database, member, { changeId });
    if (imageId !== undefined) await takeMenuImageBack(database, member, { imageId });
    return c.json({});
  },
);
