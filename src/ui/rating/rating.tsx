import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./rating.module.css";
import { FIVE_STARS, halfStarCount } from "./stars.ts";

type RatingProps = {
  /** 0 to 5; nothing is rendered for null: no rating is not a bad one. */
  value: number | null | undefined;
  /** The value in the reader's numerals: "4,3". */
  valueText: string;
  /** How many ratings, "(12)"; omitted where the number is shown elsewhere. */
  countText?: string;
  /** All of it as a sentence: "4.3 out of 5 stars, 12 reviews". */
  label: string;
  isLarge?: boolean;
};

/** Stars in halves with their number, and the same in words for screen readers. */
export function Rating({ value, valueText, countText, label, isLarge }: RatingProps) {
  if (value === null || value === undefined) return null;
  return (
    <span className={classNames(styles.rating, isLarge && styles.large)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 100 20" className={styles.stars}>
        <path d={FIVE_STARS} />
        {/* An inner drawing clips at its own width, which needs no style attribute. */}
        <svg width={halfStarCount(value) * 10} height="20">
          <path d={FIVE_STARS} className={styles.full} />
        </svg>
      </svg>
      <span aria-hidden="true" className={styles.value}>
        {valueText}
      </span>
      {countText && (
        <span aria-hidden="true" className={styles.count}>
          {countText}
        </span>
      )}
    </span>
  );
}
