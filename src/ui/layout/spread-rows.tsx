import type { ReactNode } from "react";
import styles from "./spread-rows.module.css";

/** A list with a line between its items, each with what it is at one end and what can be done with it at the other. */
export function SpreadRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
