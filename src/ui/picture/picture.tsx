import { classNames } from "../class-names.ts";
import styles from "./picture.module.css";

type PictureProps = {
  src: string;
  srcSet?: string;
  /** How wide it is shown, as CSS writes it: `(min-width: 60rem) 20rem, 100vw`. Needed with widths in `srcSet`. */
  sizes?: string;
  /** Pixels of the picture; they reserve its space, against layout shift. */
  width: number;
  height: number;
  /** What it shows; empty for one that only decorates. */
  alt: string;
  /** True for the first visible picture (LCP): fetched at once, with high priority. */
  isFirstSeen?: boolean;
  /** Fills its place and is cropped (`object-fit: cover`), instead of keeping its own shape. */
  isFilling?: boolean;
};

/** A photo. The browser chooses the size that fits and, unless it is the first visible one, loads it lazily. */
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
