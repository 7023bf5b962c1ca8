import { Trans, useLingui } from "@lingui/react/macro";
import { RefusedNotice } from "#features/outbox/ui/refused-notice.tsx";
import type { ShownEntry } from "#features/outbox/ui/use-outbox.ts";
import { WaitingBadge } from "#features/outbox/ui/waiting-badge.tsx";
import { ratingText } from "#platform/i18n/format.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/button/button.tsx";
import { Rating } from "#ui/rating/rating.tsx";
import type { SaidInReview } from "../../calls.ts";
import styles from "./own-review.module.css";

type WaitingReviewProps = {
  entry: ShownEntry;
  onEdit: () => void;
  onDrop: () => void;
};

/** The viewer's own review that is only on this device so far, where it will stand, or why it can no longer be sent. */
export function WaitingReview({ entry, onEdit, onDrop }: WaitingReviewProps) {
  const { t, i18n } = useLingui();
  const { overall, text, locale } = entry.body as SaidInReview;
  const stars = ratingText(i18n.locale, overall);
  const isRefused = entry.refusal !== null;
  const change = (
    <Button kind="quiet" onClick={onEdit}>
      <Trans id="waiting-review.change">Change</Trans>
    </Button>
  );
  return (
    <section aria-labelledby="waiting-review" className={classNames(styles.own, styles.waiting)}>
      <div className={styles.state}>
        <h3 id="waiting-review" className={styles.title}>
          <Trans id="own-review.title">Your review</Trans>
        </h3>
        <WaitingBadge isRefused={isRefused} />
      </div>
      <Rating
        value={overall}
        valueText={stars}
        label={t({ id: "waiting-review.stars", message: `${stars} out of 5 stars` })}
      />
      {isRefused ? (
        <>
          <RefusedNotice entry={entry} onDrop={onDrop} />
          <div>{change}</div>
        </>
      ) : (
        <>
          {text && (
            <p lang={languageTag(locale)} className={styles.written}>
              {text}
            </p>
          )}
          <div className={styles.acts}>
            {change}
            <Button kind="bare" onClick={onDrop}>
              <Trans id="waiting-review.drop">Throw away</Trans>
            </Button>
          </div>
          <p className={styles.text}>
            <Trans id="waiting-review.promise">
              It goes out once, by itself, as soon as there is a network, under your name and nobody else’s.
              If something changed meanwhile, we ask you.
            </Trans>
          </p>
        </>
      )}
    </section>
  );
}
