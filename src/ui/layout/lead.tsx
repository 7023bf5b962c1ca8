import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** The one or two sentences under the title of a page. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
