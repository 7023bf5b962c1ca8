import type { ComponentProps, ReactNode } from "react";
import styles from "./version-choice.module.css";

type VersionChoiceProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  /** Whose version it is. */
  whose: ReactNode;
  /** What it says. */
  children: ReactNode;
};

/** One of several versions of a value, of which one is taken. */
export function VersionChoice({ whose, children, ...input }: VersionChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...input} />
      <span>
        <span className={styles.whose}>{whose}</span>
        {children}
      </span>
    </label>
  );
}
