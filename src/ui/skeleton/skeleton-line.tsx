import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

type SkeletonLineProps = {
  width?: "full" | "most" | "half" | "third";
  /** The name of a card, which is set larger and tighter. */
  isTitle?: boolean;
};

/** Stands for one line of text; it has the height of a line in the type of what is around it. */
export function SkeletonLine({ width = "full", isTitle }: SkeletonLineProps) {
  return (
    <span className={classNames(styles.line, width !== "full" && styles[width], isTitle && styles.title)} />
  );
}
