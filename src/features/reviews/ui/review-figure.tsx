import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { countText, ratingText } from "#platform/i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { DownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Link } from "#ui/link/link.tsx";
import { FIVE_STARS, halfStarCount } from "#ui/rating/stars.ts";
import { ENOUGH_FOR_HISTOGRAM, OVERALL, type RatingSummary, type ReviewsQuery } from "../review.ts";
import styles from "./review-figure.module.css";

type ReviewFigureProps = {
  summary: RatingSummary & { rating: number };
  asked: ReviewsQuery;
  addressOf: (changes: Partial<ReviewsQuery>) => string;
};

/** The figure with its number and, from a few more on, how it came about. */
export function ReviewFigure({ summary, asked, addressOf }: ReviewFigureProps) {
  const { t, i18n } = useLingui();
  const { rating, reviewCount } = summary;
  const value = ratingText(i18n.locale, rating);
  return (
    <div className={styles.figure}>
      <div className={styles.total}>
        <p className={styles.value}>
          <span aria-hidden="true">{value}</span>
          <VisuallyHidden>{t({ id: "reviews.of-five", message: `${value} out of 5 stars` })}</VisuallyHidden>
        </p>
        <svg aria-hidden="true" viewBox="0 0 100 20" className={styles.stars}>
          <path d={FIVE_STARS} />
          <svg width={halfStarCount(rating) * 10} height="20">
            <path d={FIVE_STARS} className={styles.lit} />
          </svg>
        </svg>
        <p className={styles.count}>
          <Plural id="reviews.count" value={reviewCount} one="# review" other="# reviews" />
        </p>
      </div>
      {reviewCount >= ENOUGH_FOR_HISTOGRAM && (
        <Histogram summary={summary} asked={asked} addressOf={addressOf} />
      )}
    </div>
  );
}

const WHOLE_STARS = [5, 4, 3, 2, 1] as const;

/**
 * How many gave how much. A press on it makes room for a thumb: its bars are then links to those reviews, which as a drawing they would
 * be too thin for.
 */
function Histogram({ summary: { histogram }, asked, addressOf }: ReviewFigureProps) {
  const { t, i18n } = useLingui();
  const counts = WHOLE_STARS.map((stars) => ({ stars, count: countOf(histogram, stars) }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <details open={asked.stars !== null} className={styles.histogram}>
      <summary className={styles.opener}>
        <VisuallyHidden>
          <Trans id="reviews.histogram">How the stars are spread; opens the choice by stars</Trans>
        </VisuallyHidden>
        <span aria-hidden="true" className={styles.bars}>
          {counts.map(({ stars, count }) => (
            <span key={stars} className={styles.bar}>
              <span>{stars}</span>
              <Bar share={count / most} />
              <span className={styles.number}>{countText(i18n.locale, count)}</span>
            </span>
          ))}
        </span>
        <span aria-hidden="true" className={styles.closer}>
          <Trans id="reviews.by-stars">By stars</Trans>
          <Icon glyph={DownGlyph} size={18} />
        </span>
      </summary>
      <ul className={styles.choices}>
        {counts.map(({ stars, count }) => {
          const isChosen = asked.stars === stars;
          const number = countText(i18n.locale, count);
          return (
            <li key={stars}>
              <Link
                to={addressOf({ stars: isChosen ? null : stars })}
                look="plain"
                preventScrollReset
                rel="nofollow"
                aria-current={isChosen ? "true" : undefined}
                className={classNames(styles.bar, styles.choice, isChosen && styles.chosen)}
              >
                <span aria-hidden="true">{stars}</span>
                <Bar share={count / most} />
                <span aria-hidden="true" className={styles.number}>
                  {number}
                </span>
                <VisuallyHidden>
                  {t({ id: "reviews.with-stars", message: `Stars: ${stars}. Reviews: ${number}.` })}
                  {isChosen && (
                    <> {t({ id: "reviews.all-stars", message: "Selected; press to show all reviews." })}</>
                  )}
                </VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Four stars are also four and a half. */
function countOf(histogram: readonly number[], stars: number): number {
  return histogram.reduce(
    (sum, count, place) => sum + (Math.floor(OVERALL[place] ?? 0) === stars ? count : 0),
    0,
  );
}

/** A drawing, because the content policy knows no style attributes. */
function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.track}>
      <rect width={Math.round(share * 100)} height="10" className={styles.lit} />
    </svg>
  );
}
