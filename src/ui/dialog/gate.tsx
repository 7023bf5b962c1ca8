import { classNames } from "../class-names.ts";
import { DialogPanel, type DialogPanelProps, useDialogIds } from "./dialog-panel.tsx";
import styles from "./dialog.module.css";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { firstStop, keepFocus } from "./keep-focus.ts";

/**
 * A question that comes before everything else: neither Esc, nor the back gesture, nor a press beside it leads past it,
 * only what its children do. The server draws it over a page that whoever asks has made `inert`, so it stands there before
 * any script runs. It is not made modal later: that would say once more what `inert` says, and work out the style of
 * every element anew, a sixth of a second on a slow phone.
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

/** Brings the focus into a gate, for whoever hears a page instead of seeing it, and keeps it there. */
function useGate() {
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
