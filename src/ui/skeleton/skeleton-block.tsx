import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

/** The skeleton of a picture, 4:3, or as large as its frame. */
export function SkeletonBlock({ isMedia, className }: { isMedia?: boolean; className?: string }) {
  return <span className={classNames(styles.block, isMedia && styles.media, className)} />;
}
