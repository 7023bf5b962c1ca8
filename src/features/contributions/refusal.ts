import * as v from "valibot";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
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

/** In characters. */
export const LONGEST_REFUSAL = 500;

/** Why something is refused, for its author: by its word, and in a sentence. */
export interface Refusal {
  reason?: RefusalReason | undefined;
  explanation?: string | undefined;
}

/** What the calls take of a refusal. */
export const refusalFields = {
  reason: v.optional(v.pipe(oneOf(REFUSAL_REASONS), v.description("Why it is refused, for its author"))),
  explanation: v.optional(
    v.pipe(
      plainTextSchema({ least: 1, most: LONGEST_REFUSAL }),
      v.description("The same in words, for its author"),
    ),
  ),
};
