import { useEffect, useEffectEvent } from "react";

export interface QueueKeys {
  /** j */
  onNext: () => void;
  /** k */
  onPrevious: () => void;
  /** a */
  onAccept: () => void;
  /** r */
  onRefuse: () => void;
}

/** Where a letter means itself. What is ticked has no letters. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, dialog";

/** The keys of a queue: j and k move, a accepts, r begins to refuse. Single letters, so not while something is typed (WCAG 2.1.4). */
export function useQueueKeys({ onNext, onPrevious, onAccept, onRefuse }: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest(TYPED_IN)) return;
    const does = { j: onNext, k: onPrevious, a: onAccept, r: onRefuse }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
