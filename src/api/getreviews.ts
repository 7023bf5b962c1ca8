import { Hono } from "hono";
import type { ReviewsQuery } from "#features/reviews/review.ts";
import { reviewPageAnswer } from "#features/reviews/review-answers.ts";
import { getReviewsQuery } from "#features/reviews/review-forms.ts";
import { reviewsOf } from "#features/reviews/server/reviews-of.ts";
import { requireTarget } from "#features/reviews/server/hold-target.ts";
import { speaksFor } from "#features/accounts/server/speaks-for.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { ReviewPage } from "./review-schemas.ts";

const description = describeCall({
  summary: "The reviews of a shop, product or brand",
  description:
    "Ten on a page. Needs no session; with one, the caller’s own comes besides, and whoever is blocked is not there.",
  answer: "A page of reviews, with the figures over them",
  shape: ReviewPage,
  refusals: { 400: "A value is out of range", 404: "There is nothing with this id" },
});

/** `GET /api/getreviews` (product.md section 12). */
export const getreviews = new Hono<ApiEnvironment>().get(
  "/",
  description,
  check("query", getReviewsQuery),
  async (c) => {
    const { targetType: type, targetId: id, sort, lang = null, stars = null, page } = c.req.valid("query");
    const database = c.get("database");
    await requireTarget(database, { type, id });
    const query: ReviewsQuery = { sort, lang, stars: stars as ReviewsQuery["stars"], page };
    const viewer = c.get("viewer");
    const target = { type, id };
    const [list, canReply] = await Promise.all([
      reviewsOf(database, { target, viewerId: viewer.accountId, query }),
      speaksFor(database, viewer, target),
    ]);
    return c.json({ ...reviewPageAnswer(list), canReply });
  },
);
