import { classNames } from "../class-names.ts";
import { DialogPanel, type DialogPanelProps, useDialogIds } from "./dialog-panel.tsx";
import styles from "./dialog.module.css";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { firstStop, keepFocus } from "./keep-focus.ts";

type GateProps = DialogPanelProps & {
  /** Who asks, above the question. */
  head?: ReactNode;
  /** The page above it can be read and used before the answer: a notice at its foot, which takes no focus. */
  isNotice?: boolean;
};

/**
 * A question that comes before everything else: neither Esc, nor the back gesture, nor a press beside it leads past it, only what
 * its children do. The server renders it over a page that the caller has made `inert`, so it works before any script runs. It is
 * not made modal later: that would only repeat `inert`, and recalculate the style of every element, a sixth of a second on a slow
 * phone.
 */
export function Gate({ head, isNotice = false, ...panel }: GateProps) {
  const ids = useDialogIds();
  const trap = useGate(isNotice);
  return (
    <dialog
      {...trap}
      open
      aria-modal={isNotice ? undefined : "true"}
      aria-labelledby={ids.titleId}
      aria-describedby={ids.contentId}
      className={classNames(styles.dialog, styles.gate, isNotice && styles.notice)}
    >
      {head}
      <DialogPanel {...panel} {...ids} />
    </dialog>
  );
}

/** Moves the focus into a gate, for screen readers, and traps it there; a notice does neither. */
function useGate(isNotice: boolean) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const gate = ref.current;
    // The visitor may have moved the focus inside it before hydration.
    if (!isNotice && gate && !gate.contains(document.activeElement)) firstStop(gate)?.focus();
  }, [isNotice]);

  return {
    ref,
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (!isNotice) keepFocus(event.currentTarget, event);
    },
  };
}
