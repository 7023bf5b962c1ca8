import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./prose.module.css";

/** Running text: 62 characters wide, with the rhythm of a printed page. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.prose, className)}>{children}</div>;
}
