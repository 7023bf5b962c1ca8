import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the heading of the case that was chosen, or to the sentence that nothing waits: what had it is gone, or
 * stands in the list. Returns the ref of what is around them. Who opens the page with a case in its address only sees it.
 */
export function useCaseFocus(chosenId: string | undefined) {
  const around = useRef<HTMLDivElement>(null);
  const { key, search } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    const isOpened = shown.current === null;
    const now = `${key} ${chosenId}`;
    if (shown.current === now) return;
    shown.current = now;
    const head = around.current?.querySelector<HTMLElement>("[tabindex='-1']");
    if (isOpened) {
      if (new URLSearchParams(search).get("id") === chosenId) head?.scrollIntoView({ block: "nearest" });
    } else if (!around.current?.contains(document.activeElement)) head?.focus();
  }, [key, search, chosenId]);
  return around;
}
