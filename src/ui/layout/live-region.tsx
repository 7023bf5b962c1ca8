import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./layout.module.css";

/** What appears in it is said by screen readers. It is there before, for only then it is heard, and takes no room while it is empty. */
export function LiveRegion({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div aria-live="polite" className={classNames(styles.live, className)}>
      {children}
    </div>
  );
}
