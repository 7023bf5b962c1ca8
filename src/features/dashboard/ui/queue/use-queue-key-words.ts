import { useLingui } from "@lingui/react/macro";
import type { QueueKeyWords } from "#ui/queue/queue.tsx";

/** What the keys of a queue do, in words; those that decide are called as their buttons are, where that is something else. */
export function useQueueKeyWords(
  decisions?: Pick<QueueKeyWords, "accept" | "refuse" | "part">,
): QueueKeyWords {
  const { t } = useLingui();
  return {
    next: t({ id: "dashboard.keys.next", message: "next" }),
    previous: t({ id: "dashboard.keys.previous", message: "previous" }),
    accept: t({ id: "dashboard.keys.accept", message: "accept" }),
    refuse: t({ id: "dashboard.keys.refuse", message: "begin to refuse" }),
    ...decisions,
  };
}
