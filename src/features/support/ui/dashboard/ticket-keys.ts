import { useLingui } from "@lingui/react/macro";
import { useQueueKeyWords } from "#features/dashboard/ui/queue/use-queue-key-words.ts";

/** What the keys do with a question: none of them sends anything. */
export function useTicketKeyWords() {
  const { t } = useLingui();
  return useQueueKeyWords({
    accept: t({ id: "dashboard.support.keys.answer", message: "answer" }),
    refuse: t({ id: "dashboard.support.keys.close", message: "go to closing it" }),
  });
}

export const beginToAnswer = (shown: HTMLElement): void => shown.querySelector("textarea")?.focus();
