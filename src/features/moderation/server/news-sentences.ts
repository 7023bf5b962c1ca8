import type { I18n } from "@lingui/core";
import type { NewsReason } from "../waiting-news.ts";

/** What each reason to refuse a deal or a job offer is in a sentence for whoever sent it. */
export function newsSentences(i18n: I18n): Record<NewsReason, string> {
  return {
    cannabis: i18n._({
      id: "refusal.cannabis",
      message:
        "Cannabis may not be advertised in the Netherlands, so a deal can’t be about it. Leave that out, and send it again.",
    }),
    young: i18n._({
      id: "refusal.young",
      message: "It could appeal to people under eighteen. Put it differently, and send it again.",
    }),
    leavesOut: i18n._({
      id: "refusal.leaves-out",
      message:
        "It leaves people out in a way the law doesn’t allow. Ask only for what the work needs, and send it again.",
    }),
    unclear: i18n._({
      id: "refusal.unclear",
      message:
        "Something is missing that people have to know. Say exactly what you offer and on which terms, and send it again.",
    }),
    untrue: i18n._({
      id: "refusal.untrue",
      message: "We couldn’t confirm what it says. Correct it, or write to us how we can check it.",
    }),
  };
}
