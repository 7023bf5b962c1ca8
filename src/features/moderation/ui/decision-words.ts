import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { Outcome } from "../decision.ts";
import type { RemovalReason } from "../reason.ts";
import type { ReportedType } from "../report.ts";

/** Why something was reported or removed. */
export const REASONS = {
  notExperience: msg({ id: "moderation.reason.not-experience", message: "Not the author’s own experience" }),
  fake: msg({ id: "moderation.reason.fake", message: "Fake or paid for" }),
  offTopic: msg({ id: "moderation.reason.off-topic", message: "About something else" }),
  personalData: msg({ id: "moderation.reason.personal-data", message: "Somebody’s personal data" }),
  hate: msg({ id: "moderation.reason.hate", message: "Hate, insults or threats" }),
  illegal: msg({ id: "moderation.reason.illegal", message: "Against the law" }),
  medicalClaim: msg({ id: "moderation.reason.medical-claim", message: "A health claim" }),
  promotion: msg({ id: "moderation.reason.promotion", message: "Advertising, buying or selling" }),
  duplicate: msg({ id: "moderation.reason.duplicate", message: "Posted twice" }),
  wrongTarget: msg({ id: "moderation.reason.wrong-target", message: "About another place or product" }),
  legalOrder: msg({ id: "moderation.reason.legal-order", message: "An order of a court or authority" }),
  other: msg({ id: "moderation.reason.other", message: "Something else" }),
} satisfies Record<RemovalReason, MessageDescriptor>;

export function useReasonWords(): Record<RemovalReason, string> {
  return wordsIn(useLingui().i18n, REASONS);
}

/** What it is that was reported or decided about. */
export const TARGETS = {
  review: msg({ id: "moderation.target.review", message: "Review" }),
  reply: msg({ id: "moderation.target.reply", message: "Owner’s answer" }),
  photo: msg({ id: "moderation.target.photo", message: "Photo" }),
  menuImage: msg({ id: "moderation.target.menu-image", message: "Photo of a menu" }),
  shop: msg({ id: "moderation.target.shop", message: "Shop" }),
  product: msg({ id: "moderation.target.product", message: "Product" }),
  brand: msg({ id: "moderation.target.brand", message: "Brand" }),
  deal: msg({ id: "moderation.target.deal", message: "Deal" }),
  job: msg({ id: "moderation.target.job", message: "Job" }),
  post: msg({ id: "moderation.target.post", message: "Post" }),
  user: msg({ id: "moderation.target.user", message: "Profile" }),
} satisfies Record<ReportedType, MessageDescriptor>;

export function useTargetWords(): Record<ReportedType, string> {
  return wordsIn(useLingui().i18n, TARGETS);
}

export const OUTCOMES = {
  removed: msg({ id: "moderation.outcome-word.removed", message: "Removed" }),
  kept: msg({ id: "moderation.outcome-word.kept", message: "Stays" }),
  restored: msg({ id: "moderation.outcome-word.restored", message: "Put back" }),
} satisfies Record<Outcome, MessageDescriptor>;

export function useOutcomeWords(): Record<Outcome, string> {
  return wordsIn(useLingui().i18n, OUTCOMES);
}

/** The words of a language by what they are for. */
export function wordsIn<Key extends string>(
  i18n: I18n,
  descriptors: Record<Key, MessageDescriptor>,
): Record<Key, string> {
  const words = Object.entries<MessageDescriptor>(descriptors).map(([key, word]) => [key, i18n._(word)]);
  return Object.fromEntries(words) as Record<Key, string>;
}
