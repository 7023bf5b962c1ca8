import { Trans } from "@lingui/react/macro";
import {
  type ComponentProps,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { takeAct } from "#features/accounts/pending-act.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { Section } from "#ui/layout/section.tsx";
import { loadAsDocument } from "#ui/load-as-document.ts";
import type { Review, ReviewList, ReviewsQuery, ReviewTarget } from "../review.ts";
import { REVIEWS } from "../reviews-query.ts";
import { NoReviews } from "./no-reviews.tsx";
import styles from "./reviews.module.css";
import { WriteButton } from "./write-button.tsx";

/** Lazy: most pages have none yet. */
const ReviewsToRead = lazy(async () => {
  const part = await import("./reviews-to-read.tsx").catch(loadAsDocument);
  return { default: part.ReviewsToRead };
});

/**
 * Rendered again only for other reviews: what changes around it before its code has come would make React throw away what the server
 * rendered.
 */
const LateReviews = memo(function LateReviews(props: ComponentProps<typeof ReviewsToRead>) {
  return (
    <Suspense>
      <ReviewsToRead {...props} />
    </Suspense>
  );
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
  pictureBase: string;
  /** ISO 8601, from the loader. */
  now: string;
  /** Words of the address that are not known. */
  notice?: ReactNode;
  /** The button that reports a review; the same function at each render. */
  reportSlot?: (review: Review) => ReactNode;
};

/** What people say of a shop, product or brand: the figure, how honest it is, and the reviews (screens.md, "Reviews"). */
export function Reviews(props: ReviewsProps) {
  const { list, asked, accountId, hasAccounts, canReply, pictureBase, notice } = props;
  const { type, id, name } = props.target;
  const target = useMemo(() => ({ type, id, name }), [type, id, name]);
  const { items, mine, summary } = list;
  const form = useOpenForm(target, { accountId, mine });
  const whole = useRef<HTMLDivElement>(null);
  const isFiltered = asked.lang !== null || asked.stars !== null;
  const isEmpty = items.length === 0 && !mine && !isFiltered && summary.reviewCount === 0;

  const canWrite = hasAccounts && !canReply && !mine;
  return (
    <Section id={REVIEWS} title={<Trans id="reviews.title">Reviews</Trans>} className={styles.reviews}>
      <div ref={whole} tabIndex={-1} className={styles.whole}>
        {isEmpty ? (
          <>
            {notice}
            <NoReviews>
              {canWrite && <WriteButton target={target} accountId={accountId} isFirst onOpen={form.open} />}
            </NoReviews>
          </>
        ) : (
          <LateReviews {...props} target={target} canWrite={canWrite} onOpenForm={form.open} />
        )}
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
            // The button that opened the form is gone.
            onSent={() => whole.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </Section>
  );
}

/**
 * The form, which opens by itself for whoever pressed "Write a review" and had to sign in first. It stays once it was opened: it may
 * still have something to send.
 */
function useOpenForm(
  { type, id }: ReviewTarget,
  { accountId, mine }: { accountId: number | null; mine: Review | null },
) {
  const [state, setState] = useState({ isOpen: false, wasOpened: false });
  const open = useCallback(() => setState({ isOpen: true, wasOpened: true }), []);

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
