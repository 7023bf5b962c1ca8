import { classNames } from "../class-names.ts";
import { DialogPanel, type DialogPanelProps, useDialogIds } from "./dialog-panel.tsx";
import styles from "./dialog.module.css";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { firstStop, keepFocus } from "./keep-focus.ts";

/**
 * A question that comes before everything else: neither Esc, nor the back gesture, nor a press beside it leads past it, only what
 * its children do. The server renders it over a page that the caller has made `inert`, so it works before any script runs. It is
 * not made modal later: that would only repeat `inert`, and recalculate the style of every element, a sixth of a second on a slow
 * phone.
 */
export function Gate(panel: DialogPanelProps) {
  const ids = useDialogIds();
  return (
    <dialog
      {...useGate()}
      open
      aria-modal="true"
      aria-labelledby={ids.titleId}
      aria-describedby={ids.contentId}
      className={classNames(styles.dialog, styles.gate)}
    >
      <DialogPanel {...panel} {...ids} />
    </dialog>
  );
}

/** Moves the focus into a gate, for screen readers, and traps it there. */
function useGate() {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const gate = ref.current;
    // The visitor may have moved the focus inside it before hydration.
    if (gate && !gate.contains(document.activeElement)) firstStop(gate)?.focus();
  }, []);

  return {
    ref,
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => keepFocus(event.currentTarget, event),
  };
}
