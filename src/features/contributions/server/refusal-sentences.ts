import type { I18n } from "@lingui/core";
import type { RefusalReason } from "../refusal.ts";

/** What each reason to refuse is in a sentence for whoever sent it. */
export function refusalSentences(i18n: I18n): Record<RefusalReason, string> {
  return {
    unconfirmed: i18n._({
      id: "refusal.unconfirmed",
      message: "We looked, and found nothing that confirms it. Tell us how you know, and we’ll look again.",
    }),
    unreadable: i18n._({
      id: "refusal.unreadable",
      message: "We couldn’t read the photo. A sharper one with the whole menu on it would help a lot.",
    }),
    duplicate: i18n._({
      id: "refusal.duplicate",
      message: "We had that already, so there was nothing to change. Thank you all the same.",
    }),
    wrongTarget: i18n._({
      id: "refusal.wrong-target",
      message: "It seems to be about something else. Send it once more from the page it belongs to.",
    }),
    personalData: i18n._({
      id: "refusal.personal-data",
      message: "There is something about a person in it that we may not show. Send it again without that.",
    }),
    promotion: i18n._({
      id: "refusal.promotion",
      message: "It reads like an advertisement, and those we leave out. We gladly take the plain facts.",
    }),
  };
}
