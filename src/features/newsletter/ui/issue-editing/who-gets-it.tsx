import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { LANGUAGE_NAMES } from "#platform/i18n/locales.ts";
import type { sharesOf } from "../../issue.ts";
import styles from "./issue-editing.module.css";

/** How many get an issue in which language, and for how many nobody writes. */
export function WhoGetsIt({ shares, none }: ReturnType<typeof sharesOf>) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.counts}>
      {shares.map(({ locale, count }) => {
        const language = LANGUAGE_NAMES[locale];
        const number = countText(i18n.locale, count);
        return (
          <li key={locale}>
            <Trans id="issue-editing.share">
              {language}: {number}
            </Trans>
          </li>
        );
      })}
      {none > 0 && (
        <li>
          <Plural
            id="issue-editing.nobody-writes"
            value={none}
            one="For # subscriber nobody writes: they get nothing."
            other="For # subscribers nobody writes: they get nothing."
          />
        </li>
      )}
    </ul>
  );
}
