import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Aspect } from "#features/reviews/review.ts";
import { useAspectWords } from "#features/reviews/ui/review-body/aspect-words.ts";
import { Day } from "#platform/i18n/day.tsx";
import { ratingText } from "#platform/i18n/format.ts";
import { LANGUAGE_NAMES, languageTag } from "#platform/i18n/locales.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import type { QueuedReview } from "../../queue.ts";
import styles from "./dashboard.module.css";

type ReviewWordsProps = {
  review: Pick<QueuedReview, "overall" | "aspects" | "locale" | "isSample" | "writtenAt">;
  text: string | null;
  photos: readonly ReactNode[];
};

/** All that a review says. */
export function ReviewWords({ review, text, photos }: ReviewWordsProps) {
  const { t, i18n } = useLingui();
  const { overall, aspects, locale, isSample, writtenAt } = review;
  const aspectWords = useAspectWords();
  const stars = ratingText(i18n.locale, overall);
  return (
    <>
      <Cluster gap={2}>
        <strong>{t({ id: "dashboard.stars", message: `${stars} of 5` })}</strong>
        <Badge>
          <span lang={languageTag(locale)}>{LANGUAGE_NAMES[locale]}</span>
        </Badge>
        {isSample && (
          <Badge tone="saffron">
            <Trans id="dashboard.sample">Sample</Trans>
          </Badge>
        )}
        <span className={styles.small}>
          <Day at={writtenAt} />
        </span>
      </Cluster>
      {Object.keys(aspects).length > 0 && (
        <p className={styles.small}>
          {Object.entries(aspects)
            .map(([aspect, given]) => `${aspectWords[aspect as Aspect]} ${given}`)
            .join(" · ")}
        </p>
      )}
      <p className={styles.words}>
        {text || <Trans id="dashboard.stars-only">Stars alone, without words.</Trans>}
      </p>
      {photos.length > 0 && <div className={styles.photos}>{photos}</div>}
    </>
  );
}
