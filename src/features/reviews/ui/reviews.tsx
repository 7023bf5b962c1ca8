import { Trans } from "@lingui/react/macro";
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { takeAct } from "#features/accounts/pending-act.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Section } from "#ui/layout/section.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { Review, ReviewList, ReviewsQuery, ReviewTarget } from "../review.ts";
import { REVIEWS, REVIEWS_LIST } from "../reviews-query.ts";
import { NoReviews, TooFewForFigure } from "./no-reviews.tsx";
import { ReviewFigure } from "./review-figure.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewSorts } from "./review-sorts.tsx";
import styles from "./reviews.module.css";
import { StaticRatingDetails } from "./static-review-parts.ts";
import { useReviewsAddress } from "./use-reviews-address.ts";
import { WriteButton } from "./write-button.tsx";

const PhotoDialog = lazy(async () => {
  const [part] = await Promise.all([import("./review-body/photo-dialog.tsx"), needArea("review-body")]);
  return { default: part.PhotoDialog };
});

const ReviewForm = lazy(async () => {
  const [part] = await Promise.all([
    import("./review-form/review-form.tsx"),
    needArea("review-form"),
    needArea("review-body"),
    needArea("products"),
  ]);
  return { default: part.ReviewForm };
});

const OwnReview = lazy(async () => {
  const [part] = await Promise.all([import("./review-form/own-review.tsx"), needArea("review-form")]);
  return { default: part.OwnReview };
});

type ReviewsProps = {
  /** What is reviewed. */
  target: ReviewTarget & { name: string };
  list: ReviewList;
  asked: ReviewsQuery;
  /** Of the viewer; null for a visitor. */
  accountId: number | null;
  /** Whether people can sign in at all: without, there are only things to read. */
  hasAccounts: boolean;
  /** The viewer speaks for what is reviewed: answers, and writes none. */
  canReply: boolean;
  pictureBase: string;
  /** ISO 8601, from the loader. */
  now: string;
  /** Words of the address that are not known. */
  notice?: ReactNode;
  /** The button that reports a review. */
  reportSlot?: (review: Review) => ReactNode;
};

/** What people say of a shop, product or brand: the figure, how honest it is, and the reviews (screens.md, "Reviews"). */
export function Reviews(props: ReviewsProps) {
  const { target, list, asked, accountId, hasAccounts, canReply, pictureBase, now, notice, reportSlot } =
    props;
  const { items, mine, summary, honest, page, pageCount, languages } = list;
  const { rating, reviewCount, aspects } = summary;
  const addressOf = useReviewsAddress(asked);
  const form = useOpenForm(target, { accountId, mine });
  const [photo, setPhoto] = useState<{ review: Review; first: number }>();
  const isFiltered = asked.lang !== null || asked.stars !== null;
  const hasReviews = items.length > 0 || isFiltered || reviewCount > 0;
  const labels = usePageLabels(pageCount);

  function openPhoto(event: MouseEvent<HTMLElement>) {
    const opened = pressedPhoto(event, [...items, ...(mine ? [mine] : [])]);
    if (!opened) return;
    event.preventDefault();
    setPhoto(opened);
  }

  const write = hasAccounts && !canReply && !mine && (
    <WriteButton target={target} accountId={accountId} isFirst={!hasReviews} onOpen={form.open} />
  );
  return (
    <Section id={REVIEWS} title={<Trans id="reviews.title">Reviews</Trans>} className={styles.reviews}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears presses on links, which keys make too */}
      <div className={styles.columns} onClick={openPhoto}>
        <div className={styles.figures}>
          {rating !== null && (
            <>
              <ReviewFigure summary={{ ...summary, rating }} asked={asked} addressOf={addressOf} />
              <StaticRatingDetails aspects={aspects} honest={honest} />
            </>
          )}
          {rating === null && hasReviews && <TooFewForFigure />}
          {hasReviews && write}
        </div>
        <div id={REVIEWS_LIST} tabIndex={-1} className={styles.list}>
          {notice}
          {mine && (
            <Suspense>
              <OwnReview review={mine} pictureBase={pictureBase} now={now} onEdit={form.open} />
            </Suspense>
          )}
          {(items.length > 1 || isFiltered) && (
            <ReviewSorts languages={languages} asked={asked} addressOf={addressOf} />
          )}
          {items.length > 0 && (
            <ol className={styles.items}>
              {items.map((review) => (
                <li key={review.id}>
                  <ReviewItem
                    review={review}
                    voter={accountId !== null ? "member" : hasAccounts ? "visitor" : null}
                    canReply={canReply}
                    pictureBase={pictureBase}
                    now={now}
                    report={reportSlot?.(review)}
                  />
                </li>
              ))}
            </ol>
          )}
          {items.length === 0 && !mine && (
            <NoReviews allTo={isFiltered ? addressOf({ lang: null, stars: null }) : undefined}>
              {write}
            </NoReviews>
          )}
          <Pagination
            currentPage={page}
            pageCount={pageCount}
            addressOf={(number) => addressOf({ page: number })}
            labels={labels}
          />
        </div>
      </div>
      {form.wasOpened && accountId !== null && (
        <Suspense>
          <ReviewForm
            target={target}
            accountId={accountId}
            mine={mine}
            pictureBase={pictureBase}
            isOpen={form.isOpen}
            onClose={form.close}
          />
        </Suspense>
      )}
      {photo && (
        <Suspense>
          <PhotoDialog {...photo} pictureBase={pictureBase} onClose={() => setPhoto(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

/** The form, which opens by itself for whoever pressed "Write a review" and had to sign in first. It stays once it was opened: it may still have something to send. */
function useOpenForm(
  { type, id }: ReviewTarget,
  { accountId, mine }: { accountId: number | null; mine: Review | null },
) {
  const [state, setState] = useState({ isOpen: false, wasOpened: false });
  const open = () => setState({ isOpen: true, wasOpened: true });

  const goOn = useEffectEvent(() => {
    if (accountId === null) return;
    const act = takeAct(
      ({ call, body }) => call === "addreview" && body.targetType === type && body.targetId === String(id),
    );
    if (act && !mine) open();
  });
  useEffect(() => {
    // The page is there first, then the form above it.
    const timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [type, id]);

  return { ...state, open, close: () => setState({ isOpen: false, wasOpened: true }) };
}

/** The photo whose link was pressed; undefined for any other press, and for those that open another tab. */
function pressedPhoto(
  event: MouseEvent,
  reviews: readonly Review[],
): { review: Review; first: number } | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element))
    return undefined;
  const pressed = event.target.closest<HTMLElement>("[data-review-photo]")?.dataset.reviewPhoto;
  const [id, first] = (pressed ?? "").split("-").map(Number);
  const review = reviews.find((one) => one.id === id);
  return review && first !== undefined ? { review, first } : undefined;
}
