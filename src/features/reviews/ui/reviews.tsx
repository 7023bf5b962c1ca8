import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { takeAct } from "#features/accounts/pending-act.ts";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Section } from "#ui/layout/section.tsx";
import { usePrepared } from "#ui/use-prepared.ts";
import type { Review, ReviewTarget } from "../review.ts";
import { reviewSubject } from "../review-subject.ts";
import { REVIEWS } from "../reviews-query.ts";
import { NoReviews } from "./no-reviews.tsx";
import styles from "./reviews.module.css";
import { type ReviewsProps, ReviewsToRead } from "./reviews-to-read.tsx";
import { useArrivalAtReviews } from "./use-arrival-at-review.ts";
import { WriteButton } from "./write-button.tsx";

const ReviewForm = pressedPart(async () => {
  const [part] = await Promise.all([
    import("./review-form/review-form.tsx"),
    needArea("review-form"),
    needArea("review-body"),
    needArea("products"),
  ]);
  return part.ReviewForm;
});

const WaitingReview = pressedPart(async () => {
  const [part] = await Promise.all([
    import("./review-form/waiting-review.tsx"),
    needArea("review-form"),
    needArea("outbox"),
  ]);
  return part.WaitingReview;
});

/** Ahead, since both are needed without a network too. */
function prepareForms(): void {
  ReviewForm.prepare();
  WaitingReview.prepare();
}

/** It is still in the list of what waits. */
const ignored = () => undefined;

/** What people say of a shop, product or brand: the figure, how honest it is, and the reviews (screens.md, "Reviews"). */
export function Reviews(props: ReviewsProps) {
  const { target, list, asked, hasAccounts, canReply, pictureBase, notice } = props;
  const { items, mine, summary } = list;
  const outbox = useOutbox();
  // A page that came from the device is of nobody, and its reader may be a member.
  const accountId = props.accountId ?? outbox?.accountId ?? null;
  const waiting = outbox?.entryOf(reviewSubject(target));
  const form = useOpenForm(target, { accountId, mine });
  const whole = useRef<HTMLDivElement>(null);
  const [sentCount, setSentCount] = useState(0);
  const isFiltered = asked.lang !== null || asked.stars !== null;
  const isEmpty = items.length === 0 && !mine && !isFiltered && summary.reviewCount === 0;

  useArrivalAtReviews(
    whole,
    [...items, ...(mine ? [mine] : [])].map(({ id }) => id),
  );
  const canWrite = hasAccounts && !canReply && !mine && !waiting;
  usePrepared(prepareForms, hasAccounts && !canReply && accountId !== null);
  return (
    <Section id={REVIEWS} title={<Trans id="reviews.title">Reviews</Trans>} className={styles.reviews}>
      <div ref={whole} tabIndex={-1} className={styles.whole}>
        {outbox && waiting && !waiting.isSent && (
          <WaitingReview
            entry={waiting}
            onEdit={form.open}
            onDrop={() => {
              outbox.drop(waiting);
              form.takeBack();
            }}
            onMissing={ignored}
          />
        )}
        {isEmpty ? (
          <>
            {notice}
            {!waiting && (
              <NoReviews>
                {canWrite && <WriteButton target={target} accountId={accountId} isFirst onOpen={form.open} />}
              </NoReviews>
            )}
          </>
        ) : (
          <ReviewsToRead
            {...props}
            accountId={accountId}
            canWrite={canWrite}
            onOpenForm={form.open}
            sentCount={sentCount}
          />
        )}
      </div>
      {form.wasOpened && accountId !== null && (
        <ReviewForm
          target={target}
          accountId={accountId}
          mine={mine}
          pictureBase={pictureBase}
          isOpen={form.isOpen}
          onClose={form.close}
          onSent={() => {
            // The button that opened the form is gone. The review itself may still be on its way: it takes the focus then.
            whole.current?.focus({ preventScroll: true });
            setSentCount((count) => count + 1);
          }}
          onMissing={form.takeBack}
        />
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

  const close = () => setState({ isOpen: false, wasOpened: true });
  const takeBack = () => setState({ isOpen: false, wasOpened: false });
  return { ...state, open, close, takeBack };
}
