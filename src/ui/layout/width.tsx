import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./layout.module.css";

type WidthProps = { children: ReactNode; as?: "div" | "nav" | "section"; className?: string };

/** Centres what stands outside `Page` (bars, strips, the footer) on the same 1,120 px. */
export function Width({ children, as: Element = "div", className }: WidthProps) {
  return <Element className={classNames(styles.page, className)}>{children}</Element>;
}
