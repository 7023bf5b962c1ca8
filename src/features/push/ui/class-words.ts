import { useLingui } from "@lingui/react/macro";
import type { NoticeClass } from "#features/notifications/notice-class.ts";

/** What each class is called, and what belongs to it. */
export function useClassWords(): Record<NoticeClass, { label: string; hint: string }> {
  const { t } = useLingui();
  return {
    menus: {
      label: t({ id: "push.class.menus", message: "Menus you follow" }),
      hint: t({ id: "push.class.menus.hint", message: "Once a day a shop at most" }),
    },
    prices: {
      label: t({ id: "push.class.prices", message: "Prices and stock" }),
      hint: t({ id: "push.class.prices.hint", message: "When something you like costs less or is back" }),
    },
    answers: {
      label: t({ id: "push.class.answers", message: "Answers" }),
      hint: t({ id: "push.class.answers.hint", message: "To your reviews and questions" }),
    },
    decisions: {
      label: t({ id: "push.class.decisions", message: "Decisions" }),
      hint: t({ id: "push.class.decisions.hint", message: "About what you sent in or reported" }),
    },
    friends: {
      label: t({ id: "push.class.friends", message: "Friends" }),
      hint: t({ id: "push.class.friends.hint", message: "Their requests and reviews" }),
    },
    business: {
      label: t({ id: "push.class.business", message: "Your shop or brand" }),
      hint: t({ id: "push.class.business.hint", message: "Reviews, deals, jobs and colleagues" }),
    },
  };
}
