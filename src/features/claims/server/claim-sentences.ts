import type { I18n } from "@lingui/core";
import type { ClaimReason } from "../claim.ts";

/** What each reason to refuse a claim is in a sentence for whoever claimed. */
export function claimSentences(i18n: I18n): Record<ClaimReason, string> {
  return {
    notTheirs: i18n._({
      id: "refusal.not-theirs",
      message:
        "We asked there, and were told that it isn’t so. If that is a misunderstanding, let them write to us.",
    }),
    otherOwner: i18n._({
      id: "refusal.other-owner",
      message: "As far as we can see, somebody else runs it. If that has changed, send us what shows it.",
    }),
    wrongShop: i18n._({
      id: "refusal.wrong-item",
      message: "What you sent belongs to another one of a similar name. Claim that one instead.",
    }),
    saysTooLittle: i18n._({
      id: "refusal.says-too-little",
      message:
        "The document doesn’t show that it is yours. An extract from the register with your name on it would.",
    }),
  };
}
