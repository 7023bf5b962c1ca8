import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { HiddenReply as Hidden, Review } from "../review.ts";
import { HelpfulButton } from "./helpful-button.tsx";
import styles from "./review-item.module.css";
import type { ReportSlot } from "./reviews-to-read.tsx";
import { StaticReviewBody } from "./static-review-parts.ts";
import { reviewAnchor, useArrivalAtReview } from "./use-arrival-at-review.ts";

/** For the few browsers that translate by themselves. */
const TranslatedReview = lazy(async () => {
  const [part] = await Promise.all([import("./review-body/translated-review.tsx"), needArea("review-body")]);
  return { default: part.TranslatedReview };
});

const ReplyForm = pressedPart(async () => {
  const [part] = await Promise.all([import("./review-form/reply-form.tsx"), needArea("review-form")]);
  return part.ReplyForm;
});

const HiddenReply = lazy(async () => {
  const [part] = await Promise.all([import("./review-form/hidden-reply.tsx"), needArea("review-form")]);
  return { default: part.HiddenReply };
});

type ReviewItemProps = {
  review: Review;
  /** Who may find it helpful: a visitor has to sign in first; null where nobody can. */
  voter: "member" | "visitor" | null;
  /** The viewer speaks for what is reviewed. */
  canReply: boolean;
  /** The answer, where there is one that only whoever speaks for what is reviewed hears of. */
  hiddenReply: Hidden | undefined;
  pictureBase: string;
  now: string;
  reportSlot: ReportSlot | undefined;
};

/** A review in the list: what it says, which stays as the server rendered it, and what can be done with it. */
export function ReviewItem(props: ReviewItemProps) {
  const { review, voter, canReply, hiddenReply, pictureBase, now, reportSlot } = props;
  const { i18n } = useLingui();
  const isHydrated = useIsHydrated();
  const part = useArrivalAtReview<HTMLElement>(review.id);
  const { id, text, locale, reply, photos } = review;
  const isForeign = text !== "" && languageTag(locale) !== i18n.locale;
  // Stars alone help nobody to decide.
  const hasSubstance = text !== "" || photos.length > 0;
  return (
    <article ref={part} id={reviewAnchor(id)} tabIndex={-1} className={styles.item}>
      <StaticReviewBody review={review} pictureBase={pictureBase} now={now} />
      <div className={styles.acts}>
        {hasSubstance && voter && <HelpfulButton review={review} isVisitor={voter === "visitor"} />}
        {reportSlot?.({ type: "review", id })}
        {!canReply && <ReportReply review={review} reportSlot={reportSlot} />}
        {isForeign && isHydrated && "Translator" in window && (
          <Suspense>
            <TranslatedReview text={text} from={languageTag(locale)} to={i18n.locale} />
          </Suspense>
        )}
        {canReply && !reply && !hiddenReply && <Replying review={review} />}
        {hiddenReply && (
          <Suspense>
            <HiddenReply reply={hiddenReply} />
          </Suspense>
        )}
      </div>
    </article>
  );
}

/** The button that reports the answer of whoever speaks for what is reviewed, where there is one. */
export function ReportReply({
  review: { id, reply },
  reportSlot,
}: Pick<ReviewItemProps, "review" | "reportSlot">) {
  if (!reply) return null;
  return reportSlot?.({ type: "reply", id }, <Trans id="reviews.report-reply">Report the reply</Trans>);
}

function Replying({ review }: { review: Review }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        <Trans id="reviews.reply">Answer</Trans>
      </Button>
    );
  }
  return (
    <div className={styles.whole}>
      <ReplyForm reviewId={review.id} onMissing={() => setIsOpen(false)} />
    </div>
  );
}
