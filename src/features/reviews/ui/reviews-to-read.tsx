import { Trans } from "@lingui/react/macro";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { HiddenReply, Review, ReviewList, ReviewsQuery, ReviewTarget } from "../review.ts";
import { REVIEWS_LIST } from "../reviews-query.ts";
import { NoReviewsFit } from "./no-reviews-fit.tsx";
import { ReviewFigure } from "./review-figure.tsx";
import { ReportReply, ReviewItem } from "./review-item.tsx";
import { ReviewSorts } from "./review-sorts.tsx";
import styles from "./reviews.module.css";
import { StaticRatingDetails } from "./static-review-parts.ts";
import { useReviewsAddress } from "./use-reviews-address.ts";
import { WriteButton } from "./write-button.tsx";

const PhotoDialog = pressedPart(async () => {
  const [part] = await Promise.all([import("./review-body/photo-dialog.tsx"), needArea("review-body")]);
  return part.PhotoDialog;
});

const OwnReview = lazy(async () => {
  const [part] = await Promise.all([import("./review-form/own-review.tsx"), needArea("review-form")]);
  return { default: part.OwnReview };
});

/** What can be reported of a review: a reply by the id of the review, a photo by that of its picture. */
export interface ReportedPart {
  type: "review" | "reply" | "photo";
  id: number;
}

export type ReportSlot = (reported: ReportedPart, words?: ReactNode) => ReactNode;

export type ReviewsProps = {
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
  /** Answers of theirs that are not shown. */
  hiddenReplies?: readonly HiddenReply[];
  pictureBase: string;
  /** ISO 8601, from the loader. */
  now: string;
  /** Words of the address that are not known. */
  notice?: ReactNode;
  /** The button that reports a review or a part of it, which has words of its own. */
  reportSlot?: ReportSlot;
};

type ReviewsToReadProps = ReviewsProps & {
  canWrite: boolean;
  onOpenForm: () => void;
  /** How often the viewer's own was sent on this page. */
  sentCount: number;
};

/** The figure and the reviews, where there are any. */
export function ReviewsToRead(props: ReviewsToReadProps) {
  const { target, list, asked, accountId, hasAccounts, canWrite, canReply, pictureBase, now } = props;
  const { hiddenReplies = [], notice, reportSlot, onOpenForm, sentCount } = props;
  const { items, mine, summary, honest, page, pageCount, languages } = list;
  const { rating, aspects } = summary;
  const addressOf = useReviewsAddress(asked);
  const labels = usePageLabels(pageCount);
  const [photo, setPhoto] = useState<{ review: Review; first: number }>();
  const isFiltered = asked.lang !== null || asked.stars !== null;
  const voter = accountId !== null ? "member" : hasAccounts ? "visitor" : null;

  const closePhoto = () => setPhoto(undefined);

  function openPhoto(event: MouseEvent<HTMLElement>) {
    const opened = pressedPhoto(event, [...items, ...(mine ? [mine] : [])]);
    if (!opened) return;
    event.preventDefault();
    setPhoto(opened);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears presses on links, which keys make too
    <div className={styles.columns} onClick={openPhoto}>
      <div className={styles.figures}>
        {rating === null ? (
          items.length > 0 && <TooFewForFigure />
        ) : (
          <>
            <ReviewFigure summary={{ ...summary, rating }} asked={asked} addressOf={addressOf} />
            <StaticRatingDetails aspects={aspects} honest={honest} />
          </>
        )}
        {canWrite && (
          <WriteButton target={target} accountId={accountId} isFirst={false} onOpen={onOpenForm} />
        )}
      </div>
      <div id={REVIEWS_LIST} className={styles.list}>
        {notice}
        {mine && (
          <Suspense>
            <OwnReview
              review={mine}
              pictureBase={pictureBase}
              now={now}
              report={<ReportReply review={mine} reportSlot={reportSlot} />}
              onEdit={onOpenForm}
              sentCount={sentCount}
            />
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
                  voter={voter}
                  canReply={canReply}
                  hiddenReply={hiddenReplies.find(({ reviewId }) => reviewId === review.id)}
                  pictureBase={pictureBase}
                  now={now}
                  reportSlot={reportSlot}
                />
              </li>
            ))}
          </ol>
        )}
        {items.length === 0 && isFiltered && <NoReviewsFit allTo={addressOf({ lang: null, stars: null })} />}
        <Pagination
          currentPage={page}
          pageCount={pageCount}
          addressOf={(number) => addressOf({ page: number })}
          labels={labels}
        />
      </div>
      {photo && (
        <PhotoDialog
          {...photo}
          pictureBase={pictureBase}
          reportSlot={reportSlot}
          onClose={closePhoto}
          onMissing={closePhoto}
        />
      )}
    </div>
  );
}

/** In place of the figure, which one or two people would make. */
function TooFewForFigure() {
  return (
    <p className={styles.soft}>
      <Trans id="reviews.too-few">
        No rating yet: it takes three reviews, or it would just be one person’s mood.
      </Trans>
    </p>
  );
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
