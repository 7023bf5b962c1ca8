import type { MouseEvent, ReactNode } from "react";
import styles from "./preview-frame.module.css";

/** A page as visitors will see it. Its links and buttons lead nowhere: one would lose sight of what one does. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  return (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- nothing is pressed here: presses are kept from what is inside */
    <div onClickCapture={stay} className={styles.page}>
      {children}
    </div>
  );
}

function stay(event: MouseEvent): void {
  if (!(event.target as Element).closest("a, button")) return;
  event.preventDefault();
  event.stopPropagation();
}
