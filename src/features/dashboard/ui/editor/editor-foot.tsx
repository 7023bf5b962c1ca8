import type { ReactNode } from "react";
import styles from "./editor.module.css";

/** What is saved, and the buttons that save: always in sight, on a narrow screen in place of the site's bar. */
export function EditorFoot({ children }: { children: ReactNode }) {
  return (
    <div data-acts className={styles.foot}>
      {children}
    </div>
  );
}
