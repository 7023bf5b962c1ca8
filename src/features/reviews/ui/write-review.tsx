import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { usePrepared } from "#ui/use-prepared.ts";
import type { ReviewTarget } from "../review.ts";
import { reviewSubject } from "../review-subject.ts";
import { prepareReviewForms, ReviewForm, WaitingReview } from "./review-form-parts.ts";
import { useOpenForm } from "./use-open-form.ts";
import { WriteButton } from "./write-button.tsx";

type WriteReviewProps = { target: ReviewTarget & { name: string }; pictureBase: string };

/** Writing a review where none are to be read: it waits on the device until there is a network. */
export function WriteReview({ target, pictureBase }: WriteReviewProps) {
  const outbox = useOutbox();
  const accountId = outbox?.accountId ?? null;
  const waiting = outbox?.entryOf(reviewSubject(target));
  const form = useOpenForm(target, { accountId, mine: null });
  usePrepared(prepareReviewForms, accountId !== null);
  return (
    <>
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
      {/* What was just sent is not asked for again. */}
      {!waiting && <WriteButton target={target} accountId={accountId} isFirst={false} onOpen={form.open} />}
      {form.wasOpened && accountId !== null && (
        <ReviewForm
          target={target}
          accountId={accountId}
          mine={null}
          pictureBase={pictureBase}
          isOpen={form.isOpen}
          onClose={form.close}
          onSent={form.close}
          onMissing={form.takeBack}
        />
      )}
    </>
  );
}

/** It is still in the list of what waits. */
const ignored = () => undefined;
