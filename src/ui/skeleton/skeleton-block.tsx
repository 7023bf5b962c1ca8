import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

/** Stands for a picture, 4:3, or fills the frame it is put in. */
export function SkeletonBlock({ isMedia, className }: { isMedia?: boolean; className?: string }) {
  return <span className={classNames(styles.block, isMedia && styles.media, className)} />;
}
