import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./card.module.css";

type CardProps = {
  children: ReactNode;
  /** A picture or drawing, shown 4:3 above the words. */
  media?: ReactNode;
  /** A button in the top right corner, outside of the card's link. */
  action?: ReactNode;
  /** Without shadow, for cards inside cards or on a coloured ground. */
  isFlat?: boolean;
  as?: "article" | "div" | "li";
  className?: string;
};

/** A sheet of paper with one thing on it. With a `CardLink` inside, the whole of it leads there. */
export function Card({ children, media, action, isFlat, as: Element = "article", className }: CardProps) {
  return (
    <Element className={classNames(styles.card, isFlat && styles.flat, !media && styles.bare, className)}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </Element>
  );
}
