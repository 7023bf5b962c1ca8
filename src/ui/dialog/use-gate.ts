import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { firstStop, keepFocus } from "./keep-focus.ts";

/** Brings the focus into a gate, for whoever hears a page instead of seeing it, and keeps it there. */
export function useGate() {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const gate = ref.current;
    // Somebody may have walked on inside it before the page was awake.
    if (gate && !gate.contains(document.activeElement)) firstStop(gate)?.focus();
  }, []);

  return {
    ref,
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => keepFocus(event.currentTarget, event),
  };
}
