import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { type Gap, gapClass } from "./gap.ts";
import styles from "./layout.module.css";

type GridProps = HTMLAttributes<HTMLElement> & {
  /** Least width of a column: `tiles` 208 px, `cards` 248 px, `rows` 320 px, `wide` 352 px. Rows have their own lines instead of a gap. */
  columns?: "tiles" | "cards" | "rows" | "wide";
  gap?: Gap;
  as?: "div" | "ul" | "ol";
};

/** Columns of one width, as many as fit. */
export function Grid({ columns = "cards", gap = 6, as: Element = "div", className, ...rest }: GridProps) {
  return <Element {...rest} className={classNames(styles.grid, styles[columns], gapClass(gap), className)} />;
}
