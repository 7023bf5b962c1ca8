import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { REMOVAL_WORDS } from "#features/notifications/ui/removal-words.ts";
import { TARGET_WORDS } from "#features/notifications/ui/target-words.ts";
import { wordsOf } from "#platform/i18n/words-of.ts";
import type { Outcome, PublicDecision } from "../decision.ts";
import type { RemovalReason } from "../reason.ts";
import type { ReportedType } from "../report.ts";
import type { Reset } from "../reset.ts";

/** Why something was reported or removed. */
export const REASONS: Record<RemovalReason, MessageDescriptor> = REMOVAL_WORDS;

export function useReasonWords(): Record<RemovalReason, string> {
  return wordsOf(useLingui().i18n, REASONS);
}

/** What it is that was reported or decided about. */
export const TARGETS: Record<ReportedType, MessageDescriptor> = TARGET_WORDS;

export function useTargetWords(): Record<ReportedType, string> {
  return wordsOf(useLingui().i18n, TARGETS);
}

export const OUTCOMES = {
  removed: msg({ id: "moderation.outcome-word.removed", message: "Removed" }),
  kept: msg({ id: "moderation.outcome-word.kept", message: "Stays" }),
  restored: msg({ id: "moderation.outcome-word.restored", message: "Put back" }),
} satisfies Record<Outcome, MessageDescriptor>;

/** A person is not removed: their name, picture or bio is reset. */
export const WAS_RESET = msg({ id: "moderation.outcome-word.reset", message: "Reset" });

export const WAS_SUSPENDED = msg({ id: "moderation.outcome-word.suspended", message: "Suspended" });

/** What was decided about something of a kind. */
export function outcomeOf({
  targetType,
  outcome,
  isSuspension,
}: Pick<PublicDecision, "targetType" | "outcome" | "isSuspension">): MessageDescriptor {
  if (isSuspension) return WAS_SUSPENDED;
  return targetType === "user" && outcome === "removed" ? WAS_RESET : OUTCOMES[outcome];
}

export function useOutcomeWords(): Record<Outcome, string> {
  return wordsOf(useLingui().i18n, OUTCOMES);
}

/** What of a person was reset. */
export const RESET_WORDS = {
  name: msg({ id: "moderation.reset.name", message: "Name" }),
  bio: msg({ id: "moderation.reset.bio", message: "Self-description" }),
  picture: msg({ id: "moderation.reset.picture", message: "Picture" }),
} satisfies Record<Reset, MessageDescriptor>;
