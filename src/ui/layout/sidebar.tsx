import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./layout.module.css";

type SidebarProps = {
  children: ReactNode;
  side: ReactNode;
  /** The side comes before the rest, in reading order too: filters, a menu. */
  isSideFirst?: boolean;
  className?: string;
};

/** A main column with a narrow one beside it from 1,024 px, below (or above) it on less. */
export function Sidebar({ children, side, isSideFirst, className }: SidebarProps) {
  return (
    <div className={classNames(styles.sidebar, isSideFirst && styles.sidebarFirst, className)}>
      {isSideFirst && <div>{side}</div>}
      <div>{children}</div>
      {!isSideFirst && <div>{side}</div>}
    </div>
  );
}
