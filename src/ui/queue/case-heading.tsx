import type { ReactNode } from "react";
import styles from "./queue.module.css";

/** What the chosen case is about. It takes the focus when another one is chosen (`use-case-focus.ts`). */
export function CaseHeading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
