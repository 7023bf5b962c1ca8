import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { type Gap, gapClass } from "./gap.ts";
import styles from "./layout.module.css";

type GridProps = HTMLAttributes<HTMLElement> & {
  /** Least width of a column: `tiles` 160 px, `cards` 248 px, `wide` 352 px. */
  columns?: "tiles" | "cards" | "wide";
  gap?: Gap;
  as?: "div" | "ul" | "ol";
};

/** Columns of one width, as many as fit. */
export function Grid({ columns = "cards", gap = 6, as: Element = "div", className, ...rest }: GridProps) {
  return <Element {...rest} className={classNames(styles.grid, styles[columns], gapClass(gap), className)} />;
}
