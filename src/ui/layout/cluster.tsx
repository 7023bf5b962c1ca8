import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { type Gap, gapClass } from "./gap.ts";
import styles from "./layout.module.css";

type ClusterProps = HTMLAttributes<HTMLElement> & {
  gap?: Gap;
  as?: "div" | "header" | "footer" | "nav" | "ul" | "p";
  align?: "center" | "start" | "baseline";
  /** The first at one end of the line, the last at the other. */
  isSpread?: boolean;
  /** In the middle of the line, below words that stand there too. */
  isCentered?: boolean;
  isOneLine?: boolean;
};

/** Things beside each other that wrap when there is no room. */
export function Cluster({
  gap = 2,
  as: Element = "div",
  align = "center",
  isSpread,
  isCentered,
  isOneLine,
  className,
  ...rest
}: ClusterProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.cluster,
        gapClass(gap),
        align !== "center" && styles[align],
        isSpread && styles.between,
        isCentered && styles.centered,
        isOneLine && styles.nowrap,
        className,
      )}
    />
  );
}
