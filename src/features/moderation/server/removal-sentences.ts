import type { I18n } from "@lingui/core";
import type { RemovalReason } from "../reason.ts";

/**
 * What each reason to remove something is in a sentence for its author: of a review as well as of an answer, a photo, a name or a portrait.
 * Only what fits no reason is said by whoever decides alone.
 */
export function removalSentences(i18n: I18n): Partial<Record<RemovalReason, string>> {
  return {
    notExperience: i18n._({
      id: "removal.not-experience",
      message:
        "It doesn’t tell of something you’ve been to or tried yourself, and that’s what people come here for.",
    }),
    fake: i18n._({
      id: "removal.fake",
      message: "As far as we can see it was paid for, or written by somebody with an interest in it.",
    }),
    offTopic: i18n._({
      id: "removal.off-topic",
      message: "It’s about something other than the place or the thing it stood with.",
    }),
    personalData: i18n._({
      id: "removal.personal-data",
      message:
        "There’s something about a person in it that may not be public. Without that you may post it again.",
    }),
    hate: i18n._({
      id: "removal.hate",
      message: "It insults or threatens people. Criticism is welcome, as long as it’s about what happened.",
    }),
    illegal: i18n._({
      id: "removal.illegal",
      message: "As far as we can see it’s against the law, so we may not show it.",
    }),
    medicalClaim: i18n._({
      id: "removal.medical-claim",
      message:
        "It says that something heals or helps against an illness. That may not be said here. Without that you may post it again.",
    }),
    promotion: i18n._({
      id: "removal.promotion",
      message:
        "It advertises something, or offers or asks for something to buy. That isn’t what this place is for.",
    }),
    duplicate: i18n._({
      id: "removal.duplicate",
      message: "It was here twice. The other one stays.",
    }),
    wrongTarget: i18n._({
      id: "removal.wrong-target",
      message: "It seems to be about another place or product. Post it again on the page it belongs to.",
    }),
    legalOrder: i18n._({
      id: "removal.legal-order",
      message: "A court or an authority ordered us to remove it.",
    }),
  };
}
