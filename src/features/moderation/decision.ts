import * as v from "valibot";
import type { ReviewedType } from "#features/reviews/review.ts";
import { plainTextSchema, visibleLength } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { REMOVAL_REASONS, type RemovalReason } from "./reason.ts";
import type { ReportedType } from "./report.ts";
import { type Reset, RESETS } from "./reset.ts";

export const OUTCOMES = ["removed", "kept", "restored"] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** A deal or a job that an admin refused: nobody has seen it, so the public log and its figures have no word for it. */
export type DecidedOutcome = Outcome | "refused";

/** In characters. */
export const EXPLANATION_LENGTH = { least: 10, most: 2000 } as const;

/** How long somebody can appeal (security.md 5.4). */
export const APPEAL_MONTHS = 6;

/** After so many months nothing of a case is kept but what the public log shows (security.md 5.3). */
export const CASE_MONTHS = 12;

const reason = v.picklist(REMOVAL_REASONS, `Must be one of ${REMOVAL_REASONS.join(", ")}`);
const explanation = plainTextSchema(EXPLANATION_LENGTH);

/** What `POST /api/approvereview` takes (specification section 7, contract.md). */
export const approveReviewForm = v.pipe(
  v.strictObject({
    reviewId: rowIdSchema,
    approve: v.boolean("Must be true or false"),
    userId: v.optional(
      v.pipe(rowIdSchema, v.description("Its author, when it was reported: then the reports are decided")),
    ),
    reason: v.optional(v.pipe(reason, v.description("Needed without `approve`"))),
    explanation: v.optional(
      v.pipe(explanation, v.description("What its author reads. Needed without `approve`")),
    ),
  }),
  v.forward(
    v.partialCheck(
      [["approve"], ["reason"]],
      ({ approve, reason: given }) => approve || given !== undefined,
      "Must be given",
    ),
    ["reason"],
  ),
  v.forward(
    v.partialCheck(
      [["approve"], ["explanation"]],
      ({ approve, explanation: given }) => approve || given !== undefined,
      "Must be given",
    ),
    ["explanation"],
  ),
);

export type ApproveReviewForm = v.InferInput<typeof approveReviewForm>;
export type ReviewDecision = v.InferOutput<typeof approveReviewForm>;

/** What `PATCH /api/dashboard/reports` and `…/appeals` take (contract.md). */
export const decideForm = v.strictObject({
  _id: rowIdSchema,
  rev: v.pipe(v.number("Must be a number"), v.safeInteger("Must be a whole number")),
  changes: v.pipe(
    v.strictObject({
      decision: v.picklist(OUTCOMES, `Must be one of ${OUTCOMES.join(", ")}`),
      reason: v.optional(reason),
      resets: v.optional(
        v.pipe(
          v.array(v.picklist(RESETS, `Must be one of ${RESETS.join(", ")}`), "Must be a list"),
          v.minLength(1, "Must name something"),
          v.maxLength(RESETS.length, "Must name each once"),
          v.description("Of a person who is `removed`: what is reset. Needed there"),
        ),
      ),
      explanation: v.optional(plainTextSchema({ most: EXPLANATION_LENGTH.most }), ""),
    }),
    v.forward(
      v.partialCheck(
        [["decision"], ["explanation"]],
        ({ decision, explanation: given }) =>
          decision === "kept" || visibleLength(given) >= EXPLANATION_LENGTH.least,
        `Must have at least ${EXPLANATION_LENGTH.least} characters`,
      ),
      ["explanation"],
    ),
  ),
});

export type DecideForm = v.InferInput<typeof decideForm>;
export type ReportDecision = v.InferOutput<typeof decideForm>;

/** What it is about, in the words of pages. */
export interface DecidedItem {
  type: ReviewedType;
  id: number;
  name: string;
  /** The path of its page; null when it has none any more. */
  path: string | null;
}

/** A row of the public log: nobody is named. */
export interface PublicDecision {
  id: number;
  targetType: ReportedType;
  outcome: Outcome;
  reason: RemovalReason;
  /** Somebody had reported it, or nobody had. */
  source: "notice" | "ownInitiative";
  /** By a rule of the site, without a person. */
  isByRule: boolean;
  /** A person was suspended by it. */
  isSuspension: boolean;
  isSample: boolean;
  /** ISO 8601. */
  decidedAt: string;
}

export interface AppealState {
  state: "open" | "upheld" | "overturned";
  text: string;
  explanation: string;
  appealedAt: string;
  decidedAt: string | null;
  /** Nobody is there who could decide it: whoever decided first is the only admin. */
  isWaiting: boolean;
}

/** What whose it is about reads of a decision: its author, or who speaks for the shop or brand (statement of reasons, security.md 5.4). */
export interface Statement {
  item: DecidedItem | null;
  /** What they had written, or the title of a deal, a job or a post, while it is kept; null for what has no words. */
  content: string | null;
  /** What of a person was reset; empty for everything else. */
  resets: Reset[];
  /** Of somebody who was suspended: until when, ISO 8601, or null until it is lifted; and whether that is over. */
  suspension: { until: string | null; isOver: boolean } | null;
  explanation: string;
  /** Until when they can appeal, ISO 8601; null where nothing can be appealed. */
  appealUntil: string | null;
  appeal: AppealState | null;
}

export interface DecisionPage extends PublicDecision {
  /** The number of the decision that undid it, upon an appeal; null while it stands. */
  undoneById: number | null;
  /** The number of the one that it undoes. */
  undoesId: number | null;
  /** Null for everybody but those it is about. */
  statement: Statement | null;
}

/** How often something was decided for a reason in a month, without samples. */
export interface ReasonCount {
  /** Such as `2026-11`. */
  month: string;
  reason: RemovalReason;
  count: number;
}

export interface ModerationLog {
  items: readonly PublicDecision[];
  total: number;
  /** Without samples. */
  realCount: number;
  page: number;
  pageCount: number;
  counts: readonly ReasonCount[];
}

export const DECISIONS_ON_PAGE = 50;
