import { useRef } from "react";
import { useNavigate } from "react-router";
import { useQueueKeys } from "./use-decisions.ts";

interface Queued {
  id: string;
}

/**
 * The keys of a queue whose cases are decided by two buttons, to take and to refuse. Returns the ref of what is around them: a
 * key does what its button would, and nothing while it is disabled.
 */
export function useCaseButtons(items: readonly Queued[], chosen: Queued | undefined, path: string) {
  const navigate = useNavigate();
  const buttons = useRef<HTMLDivElement>(null);
  const at = items.findIndex(({ id }) => id === chosen?.id);

  const go = (to: Queued | undefined) =>
    to && void navigate(`${path}?id=${to.id}`, { preventScrollReset: true });
  const press = (place: number) => buttons.current?.querySelectorAll("button")[place]?.click();

  useQueueKeys({
    onNext: () => go(items[at + 1]),
    onPrevious: () => go(items[at - 1]),
    onApprove: () => press(0),
    onRemove: () => press(1),
  });
  return buttons;
}
