import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./layout.module.css";

type PageProps = {
  children: ReactNode;
  /** Text and forms: 44 rem instead of 1,120 px. */
  isNarrow?: boolean;
  /** Target of the skip link. */
  id?: string;
  className?: string;
};

/** The one `main` of a screen. It can take focus, so that the skip link and a navigation have somewhere to land. */
export function Page({ children, isNarrow, id = "main", className }: PageProps) {
  return (
    <main
      id={id}
      tabIndex={-1}
      className={classNames(styles.page, styles.main, isNarrow && styles.narrow, className)}
    >
      {children}
    </main>
  );
}
