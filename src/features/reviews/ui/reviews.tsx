import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { Section } from "#ui/layout/section.tsx";
import { usePrepared } from "#ui/use-prepared.ts";
import { reviewSubject } from "../review-subject.ts";
import { REVIEWS } from "../reviews-query.ts";
import { NoReviews } from "./no-reviews.tsx";
import styles from "./reviews.module.css";
import { type ReviewsProps, ReviewsToRead } from "./reviews-to-read.tsx";
import { prepareReviewForms, ReviewForm, WaitingReview } from "./review-form-parts.ts";
import { useArrivalAtReviews } from "./use-arrival-at-review.ts";
import { useOpenForm } from "./use-open-form.ts";
import { WriteButton } from "./write-button.tsx";

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
  usePrepared(prepareReviewForms, hasAccounts && !canReply && accountId !== null);
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
