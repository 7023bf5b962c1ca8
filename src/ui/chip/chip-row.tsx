import { Children, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./chip.module.css";

type ChipRowProps = { children: ReactNode; label: string; isScrolling?: boolean };

/** A list of chips under one name. With `isScrolling` it is one line on a phone. */
export function ChipRow({ children, label, isScrolling }: ChipRowProps) {
  return (
    <ul aria-label={label} className={classNames(styles.row, isScrolling && styles.scrolling)}>
      {Children.map(children, (chip) => chip && <li>{chip}</li>)}
    </ul>
  );
}
