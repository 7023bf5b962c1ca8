import { useRef } from "react";
import { useNavigate } from "react-router";
import { useQueueKeys } from "./use-decisions.ts";

interface Queued {
  id: string;
}

/**
 * The keys of a queue whose cases are taken or refused. Returns the ref of what is around both: `a` does what the button to take
 * would, and nothing while that is disabled; `r` leads to the reason, because who refuses at once would give theirs to the next case.
 */
export function useCaseButtons(items: readonly Queued[], chosen: Queued | undefined, path: string) {
  const navigate = useNavigate();
  const buttons = useRef<HTMLDivElement>(null);
  const at = items.findIndex(({ id }) => id === chosen?.id);

  const go = (to: Queued | undefined) =>
    to && void navigate(`${path}?id=${to.id}`, { preventScrollReset: true });

  useQueueKeys({
    onNext: () => go(items[at + 1]),
    onPrevious: () => go(items[at - 1]),
    onApprove: () => buttons.current?.querySelector("button")?.click(),
    onRemove: () => buttons.current?.querySelector("select")?.focus(),
  });
  return buttons;
}
