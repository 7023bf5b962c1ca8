import { type ReactNode, useId } from "react";
import styles from "./combobox.module.css";

/** Options of one kind below their heading. */
export function ComboboxGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div id={titleId} role="presentation" className={styles.title}>
        {title}
      </div>
      {children}
    </div>
  );
}
