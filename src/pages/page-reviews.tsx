import type { HiddenReply, ReviewList, ReviewsQuery, ReviewTarget } from "#features/reviews/review.ts";
import type { ReportSlot } from "#features/reviews/ui/reviews-to-read.tsx";
import { Reviews } from "#features/reviews/ui/reviews.tsx";
import type { UnknownValue } from "#platform/read-query.ts";
import { PageReport } from "./page-report.tsx";
import { useHasAccounts, useSite } from "./layouts/use-site.ts";
import { UnknownValues } from "./unknown-values.tsx";

/** What a loader has to say of the reviews of its page. */
export interface ReviewsOfPage {
  list: ReviewList;
  asked: ReviewsQuery;
  unknown: UnknownValue[];
  /** Of the viewer; null for a visitor. */
  accountId: number | null;
  /** The viewer speaks for what is reviewed. */
  canReply: boolean;
  /** Answers of theirs that are not shown; nobody else hears of them. */
  hiddenReplies: HiddenReply[];
}

type PageReviewsProps = {
  target: ReviewTarget & { name: string };
  reviews: ReviewsOfPage;
  /** ISO 8601, from the loader. */
  now: string;
};

const reportOf: ReportSlot = (part, words) => <PageReport target={part} words={words} />;

/** The reviews of what a page is about; absent where there are none and nobody can sign in to write one. */
export function PageReviews({ target, reviews, now }: PageReviewsProps) {
  const { site } = useSite();
  const hasAccounts = useHasAccounts();
  const { list, asked, unknown, accountId, canReply, hiddenReplies } = reviews;
  if (!hasAccounts && list.summary.reviewCount === 0 && list.items.length === 0) return null;
  return (
    <Reviews
      // Another page has another form.
      key={`${target.type}-${target.id}`}
      target={target}
      list={list}
      asked={asked}
      accountId={accountId}
      hasAccounts={hasAccounts}
      canReply={canReply}
      hiddenReplies={hiddenReplies}
      pictureBase={site.pictureBase}
      now={now}
      reportSlot={reportOf}
      notice={unknown.length > 0 && <UnknownValues values={unknown} />}
    />
  );
}
