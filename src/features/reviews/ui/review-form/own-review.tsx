import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { EditGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useToast } from "#ui/toast/toast-context.ts";
import type { Review, ReviewState } from "../../review.ts";
import { StaticReviewBody } from "../static-review-parts.ts";
import { reviewAnchor, useArrivalAtReview } from "../use-arrival-at-review.ts";
import styles from "./own-review.module.css";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type OwnReviewProps = {
  review: Review;
  pictureBase: string;
  now: string;
  /** The button that reports the answer to it. */
  report: ReactNode;
  onEdit: () => void;
  /** How often it was sent on this page. */
  sentCount?: number;
};

/** The viewer's own review, in whatever state, and what they can do with it. */
export function OwnReview({ review, pictureBase, now, report, onEdit, sentCount }: OwnReviewProps) {
  const { t } = useLingui();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const part = useArrivalAtReview<HTMLElement>(review.id, sentCount);
  const { state } = review;
  const isWithdrawn = state === "withdrawn";

  function tellWithdrawn() {
    // The focus can leave the dialog once that is closed, and the button that opened it is gone.
    flushSync(() => setIsWithdrawing(false));
    heading.current?.focus();
    toast(t({ id: "own-review.withdrawn.text", message: "You withdrew it. Nobody but you sees it." }));
  }

  return (
    <section
      ref={part}
      id={reviewAnchor(review.id)}
      aria-labelledby="own-review"
      tabIndex={-1}
      className={styles.own}
    >
      <div className={styles.state}>
        <h3 ref={heading} id="own-review" tabIndex={-1} className={styles.title}>
          <Trans id="own-review.title">Your review</Trans>
        </h3>
        <StateBadge state={state} />
      </div>
      <StateText state={state} />
      <StaticReviewBody review={review} pictureBase={pictureBase} now={now} />
      {state !== "removed" && (
        <div className={styles.acts}>
          <Button kind="quiet" icon={<Icon glyph={EditGlyph} />} onClick={onEdit}>
            {isWithdrawn ? (
              <Trans id="own-review.again">Post it again</Trans>
            ) : (
              <Trans id="own-review.edit">Edit</Trans>
            )}
          </Button>
          {!isWithdrawn && (
            <Button kind="bare" onClick={() => setIsWithdrawing(true)}>
              <Trans id="own-review.withdraw">Withdraw</Trans>
            </Button>
          )}
          {state === "approved" && report}
        </div>
      )}
      {isWithdrawing && (
        <WithdrawDialog
          reviewId={review.id}
          onWithdrawn={tellWithdrawn}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </section>
  );
}

function StateBadge({ state }: { state: ReviewState }) {
  const { t } = useLingui();
  if (state === "pending")
    return <Badge tone="saffron">{t({ id: "own-review.pending", message: "Not public yet" })}</Badge>;
  if (state === "removed")
    return <Badge tone="brick">{t({ id: "own-review.removed", message: "Removed" })}</Badge>;
  if (state === "withdrawn") return <Badge>{t({ id: "own-review.withdrawn", message: "Withdrawn" })}</Badge>;
  return <Badge tone="canal">{t({ id: "own-review.approved", message: "On the page" })}</Badge>;
}

/** What the state means for its author; nothing while all is well. */
function StateText({ state }: { state: ReviewState }) {
  if (state === "approved") return null;
  return (
    <p className={styles.text}>
      {state === "pending" && (
        <Trans id="own-review.pending.text">It’s waiting for a moderator. Until then only you see it.</Trans>
      )}
      {state === "removed" && (
        <Trans id="own-review.removed.text">
          A moderator took it off the page. Your notifications say why, and how to appeal.
        </Trans>
      )}
      {state === "withdrawn" && (
        <Trans id="own-review.withdrawn.text">You withdrew it. Nobody but you sees it.</Trans>
      )}
    </p>
  );
}
