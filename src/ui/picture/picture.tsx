import { classNames } from "../class-names.ts";
import styles from "./picture.module.css";

type PictureProps = {
  src: string;
  srcSet?: string;
  /** How wide it is shown, as CSS writes it: `(min-width: 60rem) 20rem, 100vw`. Needed with widths in `srcSet`. */
  sizes?: string;
  /** Pixels of the picture; they keep its place free until it is there. */
  width: number;
  height: number;
  /** What it shows; empty for one that only decorates. */
  alt: string;
  /** True for the one picture that is the first thing seen: fetched at once, before others. */
  isFirstSeen?: boolean;
  /** Fills its place and is cut to shape, instead of keeping its own. */
  isFilling?: boolean;
};

/** A photo. The browser takes the size that fits and, unless it is the first thing seen, waits until it comes near. */
export function Picture({ isFirstSeen, isFilling, alt, ...image }: PictureProps) {
  return (
    <img
      // Before `src`: a browser that reads `src` first would begin to fetch it.
      loading={isFirstSeen ? "eager" : "lazy"}
      fetchPriority={isFirstSeen ? "high" : undefined}
      decoding="async"
      {...image}
      alt={alt}
      className={classNames(styles.picture, isFilling && styles.filling)}
    />
  );
}
