import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { type Gap, gapClass } from "./gap.ts";
import styles from "./layout.module.css";

type StackProps = HTMLAttributes<HTMLElement> & {
  gap?: Gap;
  as?: "div" | "section" | "article" | "header" | "footer" | "aside" | "ul" | "ol" | "li";
};

/** Things below each other at one distance. */
export function Stack({ gap = 4, as: Element = "div", className, ...rest }: StackProps) {
  return <Element {...rest} className={classNames(styles.stack, gapClass(gap), className)} />;
}
