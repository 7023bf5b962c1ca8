import { Hono } from "hono";
import * as v from "valibot";
import { reviewAnswer } from "#features/moderation/queue-answers.ts";
import { newReviews, reportedReviews } from "#features/moderation/server/queued-reviews.ts";
import type { ApiEnvironment } from "./app.ts";
import { describeCall } from "./describe-call.ts";
import { QueuedReviewShape } from "./queue-schemas.ts";

const ofNew = describeCall({
  summary: "Reviews that wait to be approved",
  answer: "The oldest first, at most 50",
  shape: v.array(QueuedReviewShape),
  refusals: { 403: "The caller is no admin" },
  isForAccounts: true,
});

/** `GET /api/adminreviews` (specification section 7). */
export const adminreviews = new Hono<ApiEnvironment>().get("/", ofNew, async (c) =>
  c.json((await newReviews(c.get("database"))).map(reviewAnswer)),
);

const ofReported = describeCall({
  summary: "Reviews that were reported",
  answer: "What is hidden for a while, and what many reported, first; at most 50",
  shape: v.array(QueuedReviewShape),
  refusals: { 403: "The caller is no admin" },
  isForAccounts: true,
});

/** `GET /api/reportedreviews` (specification section 7). */
export const reportedreviews = new Hono<ApiEnvironment>().get("/", ofReported, async (c) =>
  c.json((await reportedReviews(c.get("database"))).map(reviewAnswer)),
);
