import type { ReactNode } from "react";
import styles from "./editor.module.css";

/** What is saved, and the buttons that save: always in sight, on a phone in place of the site's bar. */
export function EditorFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
