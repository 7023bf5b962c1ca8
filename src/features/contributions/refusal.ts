import * as v from "valibot";
import { oneOf } from "./shop-changes.ts";

/** Why a suggestion or a photo of a menu is not taken: its author reads it. Rules are called as moderation calls them. */
export const REFUSAL_REASONS = [
  "unconfirmed",
  "unreadable",
  "duplicate",
  "wrongTarget",
  "personalData",
  "promotion",
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What is said to whoever sent it. */
export interface Refusal {
  reason?: RefusalReason;
  explanation?: string;
}

export const refusalReason = v.optional(
  v.pipe(oneOf(REFUSAL_REASONS), v.description("Why it is refused, for its author")),
);
