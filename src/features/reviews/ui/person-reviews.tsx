import { Trans } from "@lingui/react/macro";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Section } from "#ui/layout/section.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { PersonReviews as List } from "../review.ts";
import { REVIEWS } from "../reviews-query.ts";
import styles from "./reviews.module.css";
import { StaticReviewBody } from "./static-review-parts.ts";

type PersonReviewsProps = {
  list: List;
  /** The path of the person’s page. */
  path: string;
  pictureBase: string;
  /** ISO 8601, from the loader. */
  now: string;
};

/** What somebody said of shops, products and brands, on their page. */
export function PersonReviews({ list, path, pictureBase, now }: PersonReviewsProps) {
  const { items, page, pageCount } = list;
  const labels = usePageLabels(pageCount);
  return (
    <Section id={REVIEWS} title={<Trans id="reviews.title">Reviews</Trans>} className={styles.reviews}>
      <div className={styles.list}>
        <ol className={styles.items}>
          {items.map(({ review, item }) => (
            <li key={review.id}>
              <article>
                <StaticReviewBody review={review} about={item} pictureBase={pictureBase} now={now} />
              </article>
            </li>
          ))}
        </ol>
        <Pagination
          currentPage={page}
          pageCount={pageCount}
          addressOf={(number) => `${path}${number > 1 ? `?page=${number}` : ""}#${REVIEWS}`}
          labels={labels}
        />
      </div>
    </Section>
  );
}
