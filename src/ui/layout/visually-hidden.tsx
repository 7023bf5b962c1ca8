import type { ReactNode } from "react";
import styles from "./layout.module.css";

/** Words for screen readers only. */
export function VisuallyHidden({
  children,
  as: Element = "span",
}: {
  children: ReactNode;
  as?: "span" | "h2" | "h3" | "output";
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
