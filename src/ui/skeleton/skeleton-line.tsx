import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

type SkeletonLineProps = {
  width?: "full" | "most" | "half" | "third";
  /** The name of a card, which is set larger and tighter. */
  isTitle?: boolean;
};

/** The skeleton of one line of text, with the line height of its surroundings. */
export function SkeletonLine({ width = "full", isTitle }: SkeletonLineProps) {
  return (
    <span className={classNames(styles.line, width !== "full" && styles[width], isTitle && styles.title)} />
  );
}
