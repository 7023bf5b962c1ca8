import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { withdrawForm } from "#features/contributions/change.ts";
import { takeChangeBack } from "#features/contributions/server/take-change-back.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Takes back what the caller suggested, while it waits",
  description: "To do it twice changes nothing.",
  answer: "It is taken back",
  shape: v.object({}),
  refusals: {
    400: "A field is not right",
    404: "The caller has suggested nothing with this id",
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
    await takeChangeBack(c.get("database"), asMember(c.get("viewer")), c.req.valid("json"));
    return c.json({});
  },
);
