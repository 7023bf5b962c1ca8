import { Trans, useLingui } from "@lingui/react/macro";
import { ratingText } from "#platform/i18n/format.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { timeAgo } from "#platform/i18n/time-ago.ts";
import { timeAttribute } from "#platform/i18n/time-attribute.ts";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import { Rating } from "#ui/rating/rating.tsx";
import type { NewReview } from "../../review.ts";
import styles from "./newest-reviews.module.css";

type NewestReviewsProps = {
  reviews: readonly NewReview[];
  /** ISO 8601, from the loader. */
  now: string;
};

/** What was said last of shops, products and brands, for the home page. */
export function NewestReviews({ reviews, now }: NewestReviewsProps) {
  return (
    <Section title={<Trans id="review.newest">Newest reviews</Trans>}>
      <Grid as="ul" columns="rows" gap={8}>
        {reviews.map((review) => (
          <NewestReview key={review.id} review={review} now={now} />
        ))}
      </Grid>
    </Section>
  );
}

function NewestReview({ review, now }: { review: NewReview; now: string }) {
  const { t, i18n } = useLingui();
  const { item, overall, beginning, locale, author, writtenAt } = review;
  const value = ratingText(i18n.locale, overall);
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        <Link to={item.path} look="quiet">
          {item.name}
        </Link>
      </h3>
      <Rating
        value={overall}
        valueText={value}
        label={t({ id: "review.stars", message: `${value} out of 5 stars` })}
      />
      {beginning && (
        <p lang={languageTag(locale)} className={styles.text}>
          {beginning}
        </p>
      )}
      <p className={styles.by}>
        {author ? (
          <Link to={`/user/${author.url}`} look="quiet">
            {author.name}
          </Link>
        ) : (
          <Trans id="review.author-left">Somebody who has left</Trans>
        )}
        {" · "}
        <time dateTime={timeAttribute(writtenAt)}>
          {timeAgo(i18n.locale, Date.parse(writtenAt), Date.parse(now))}
        </time>
      </p>
    </li>
  );
}
