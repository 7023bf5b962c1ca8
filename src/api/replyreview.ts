import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { replyReviewForm } from "#features/reviews/review-forms.ts";
import { replyAndLook } from "#features/moderation/server/reply-and-look.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { Reply } from "./review-schemas.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Answers a review for the shop or brand it is about",
  description:
    "Once a review: the first answer stays. One that says a watched word is shown once somebody has looked at it.",
  answer: "It stands under the review, or waits",
  shape: v.object({
    ...Reply.entries,
    isWaiting: v.pipe(v.boolean(), v.description("Somebody looks at it before it is shown")),
  }),
  refusals: {
    400: "A field is not right",
    403: "The caller does not speak for it, or it was sent by a page of another site",
    404: "There is no such review, or it is not shown",
    409: "It has an answer; or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/replyreview` (contract.md, "More calls"). */
export const replyreview = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("replyreview"),
  description,
  check("json", replyReviewForm),
  async (c) => {
    const [member, reply] = [asMember(c.get("viewer")), c.req.valid("json")];
    return c.json(await answered(c, (tx) => replyAndLook(tx, member, reply)));
  },
);
