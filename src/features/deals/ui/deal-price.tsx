import { Trans, useLingui } from "@lingui/react/macro";
import { centsText } from "#platform/i18n/format.ts";
import type { DealCard } from "../deal.ts";
import styles from "#features/news/ui/news.module.css";

/** What it costs now, and what it cost before. Nothing where no price was named. */
export function DealPrice({ wasCents, nowCents }: Pick<DealCard, "wasCents" | "nowCents">) {
  const { i18n } = useLingui();
  if (nowCents === null) return null;
  const now = centsText(i18n.locale, nowCents);
  if (wasCents === null) return <p className={styles.price}>{now}</p>;
  const was = centsText(i18n.locale, wasCents);
  return (
    <p className={styles.price}>
      <Trans id="deals.price">
        {now} instead of <s className={styles.was}>{was}</s>
      </Trans>
    </p>
  );
}
