import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { takeReviewBack } from "#features/moderation/server/take-review-back.ts";
import { deleteReviewForm } from "#features/reviews/review-forms.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Withdraws the caller’s own review",
  description: "To say it twice changes nothing. Its photos are gone for good.",
  answer: "It is not shown any more",
  shape: v.object({}),
  refusals: {
    400: "A field is not right",
    404: "The caller has no such review",
    409: "It was removed; or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/deletereview` (product.md section 12). */
export const deletereview = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("deletereview"),
  description,
  check("json", deleteReviewForm),
  async (c) => {
    await takeReviewBack(c.get("database"), asMember(c.get("viewer")), c.req.valid("json"));
    return c.json({});
  },
);
