import type { ReactNode } from "react";
import styles from "./list-title.module.css";

type ListTitleProps = {
  title: ReactNode;
  /** How many there are, in words; announced when it changes. A feed has none. */
  count?: ReactNode;
};

/** The title of a list and how many are in it, in one line where that fits: what is listed begins on the first screen. */
export function ListTitle({ title, count }: ListTitleProps) {
  return (
    <hgroup className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {count && (
        <p role="status" className={styles.count}>
          {count}
        </p>
      )}
    </hgroup>
  );
}
