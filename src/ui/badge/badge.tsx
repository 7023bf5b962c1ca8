import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./badge.module.css";

type BadgeProps = {
  children: ReactNode;
  tone?: "neutral" | "canal" | "brick" | "saffron" | "open" | "closing" | "closed";
  icon?: ReactNode;
  /** A dot of the badge's colour before the words, for a state. */
  hasDot?: boolean;
};

/** One or two words about the thing it belongs to. The colour repeats what the words say. */
export function Badge({ children, tone = "neutral", icon, hasDot }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone !== "neutral" && styles[tone], hasDot && styles.dot)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
