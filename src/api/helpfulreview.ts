import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { helpfulReviewForm } from "#features/reviews/review-forms.ts";
import { voteHelpful } from "#features/reviews/server/vote-helpful.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Helpful = v.pipe(
  v.object({ helpfulCount: v.pipe(v.number(), v.description("How many it helped")) }),
  v.metadata({ ref: "Helpful" }),
);

const description = describeCall({
  summary: "Says that a review was helpful, or no longer",
  description: "To say it twice changes nothing.",
  answer: "It is counted, or not",
  shape: Helpful,
  refusals: {
    400: "A field is not right",
    403: "It is the caller’s own, or it was sent by a page of another site",
    404: "There is no such review, or it is not shown",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/helpfulreview` (contract.md, "More calls"). */
export const helpfulreview = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("helpfulreview"),
  description,
  check("json", helpfulReviewForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const helpfulCount = await voteHelpful(c.get("database"), member, c.req.valid("json"));
    return c.json({ helpfulCount });
  },
);
