import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

/** `bare` is the quietest: words without a frame, for actions beside more important ones. */
export type ButtonKind = "primary" | "quiet" | "danger" | "bare";

/** The classes of a button, so that a link that leads to an action can look like one and stay a link. */
export function buttonLook(kind: ButtonKind, isWide = false, className?: string): string {
  return classNames(styles.button, styles[kind], isWide && styles.wide, className);
}
