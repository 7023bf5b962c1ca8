import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { approveReviewForm } from "#features/moderation/decision.ts";
import { decideReview } from "#features/moderation/server/decide-review.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Approves a review that waits, keeps one that was reported, or removes one",
  description: "Removing (`approve: false`) needs `reason` and `explanation`, which its author reads.",
  answer: "It is decided",
  shape: v.object({}),
  refusals: {
    400: "A field is not right, or `userId` is not its author",
    403: "The caller is no admin, or it is something of theirs",
    404: "There is no such review",
    409: "Somebody was first, and `values.name` says who; or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/approvereview` (specification section 7). */
export const approvereview = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("approvereview"),
  description,
  check("json", approveReviewForm),
  async (c) => {
    const admin = asAdmin(c.get("viewer"));
    const decision = c.req.valid("json");
    return c.json(await answered(c, (tx) => decideReview(tx, admin, decision)));
  },
);
