import * as v from "valibot";
import { REMOVAL_REASONS } from "#features/moderation/reason.ts";
import { REPORTED_TYPES } from "#features/moderation/report.ts";
import { REVIEW_STATES, REVIEWED_TYPES } from "#features/reviews/review.ts";
import { PersonShape } from "./person-schema.ts";

const Reason = v.picklist(REMOVAL_REASONS);

const Author = v.nullable(v.pipe(PersonShape, v.description("Null for somebody who is gone")));

const ReportShape = v.pipe(
  v.object({
    _id: v.string(),
    reason: Reason,
    text: v.string(),
    isByMember: v.pipe(v.boolean(), v.description("By somebody with an account. Who it was is told nobody")),
    isByRule: v.pipe(v.boolean(), v.description("By nobody: it says a watched word")),
    reportedAt: v.string(),
  }),
  v.metadata({ ref: "Report" }),
);

const ItemShape = v.pipe(
  v.object({
    type: v.picklist(REVIEWED_TYPES),
    _id: v.string(),
    url: v.string(),
    name: v.string(),
    path: v.string(),
  }),
  v.metadata({ ref: "DecidedItem" }),
);

const Caught = v.pipe(
  v.array(v.object({ word: v.string(), why: v.string() })),
  v.description("Watched words in it"),
);

const Reports = v.pipe(v.array(ReportShape), v.description("The open ones, the first first"));

export const QueuedReviewShape = v.pipe(
  v.object({
    _id: v.string(),
    reviewId: v.string(),
    reason: v.nullable(v.pipe(Reason, v.description("Why it was reported first"))),
    user: Author,
    item: v.nullable(ItemShape),
    state: v.picklist(REVIEW_STATES),
    overall: v.pipe(v.number(), v.description("1 to 5, in halves")),
    aspects: v.record(v.string(), v.number()),
    text: v.string(),
    locale: v.string(),
    photos: v.array(
      v.object({ photoId: v.string(), key: v.string(), width: v.number(), height: v.number() }),
    ),
    isSample: v.boolean(),
    writtenAt: v.string(),
    hiddenUntil: v.nullable(v.string()),
    reports: Reports,
    caught: Caught,
  }),
  v.metadata({ ref: "QueuedReview" }),
);

const Picture = v.pipe(
  v.nullable(v.object({ width: v.number(), height: v.number() })),
  v.description("The size of what is a picture; `GET /api/reportedpicture` answers the picture itself"),
);

const Words = {
  title: v.pipe(v.nullable(v.string()), v.description("Of a deal, a job or a post")),
  content: v.pipe(v.nullable(v.string()), v.description("What it says, under its title")),
};

const AppealedReview = v.pipe(
  v.nullable(
    v.object({
      overall: v.pipe(v.number(), v.description("1 to 5, in halves")),
      aspects: v.record(v.string(), v.number()),
      locale: v.string(),
      isSample: v.boolean(),
      writtenAt: v.string(),
      photos: v.array(v.object({ photoId: v.string(), width: v.number(), height: v.number() })),
    }),
  ),
  v.description(
    "What stands beside the words of a review; `GET /api/reportedpicture` answers its photos by their `photoId`",
  ),
);

const Target = { targetType: v.picklist(REPORTED_TYPES), targetId: v.string() };
const Rev = v.pipe(v.number(), v.description("To be sent along with a decision"));

const QueuedReportShape = v.pipe(
  v.object({
    _id: v.string(),
    rev: Rev,
    ...Target,
    reason: Reason,
    user: Author,
    item: v.nullable(ItemShape),
    ...Words,
    picture: Picture,
    path: v.nullable(v.string()),
    isRemovable: v.boolean(),
    reports: Reports,
    caught: Caught,
  }),
  v.metadata({ ref: "QueuedReport" }),
);

const QueuedAppealShape = v.pipe(
  v.object({
    _id: v.string(),
    rev: Rev,
    decisionId: v.string(),
    ...Target,
    user: Author,
    item: v.nullable(ItemShape),
    ...Words,
    picture: Picture,
    review: AppealedReview,
    reason: Reason,
    explanation: v.string(),
    text: v.string(),
    isRefusal: v.pipe(
      v.boolean(),
      v.description("Of a deal or a job that was refused before anybody saw it"),
    ),
    decidedBy: v.nullable(v.string()),
    mayDecide: v.pipe(v.boolean(), v.description("The caller is not the one who decided first")),
    appealedAt: v.string(),
  }),
  v.metadata({ ref: "QueuedAppeal" }),
);

const pageOf = <Item extends v.GenericSchema>(item: Item, ref: string) =>
  v.pipe(v.object({ items: v.array(item), total: v.number(), page: v.number() }), v.metadata({ ref }));

export const ReportPageShape = pageOf(QueuedReportShape, "ReportPage");
export const AppealPageShape = pageOf(QueuedAppealShape, "AppealPage");
