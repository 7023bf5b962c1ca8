import { Trans } from "@lingui/react/macro";
import styles from "./text-page.module.css";

/** How old a text is, which is part of what it says. */
export function ChangedOn({ text }: { text: { changedOn: string; changedText: string } }) {
  const { changedOn, changedText } = text;
  return (
    <p className={styles.changed}>
      <Trans id="texts.changed">
        Last updated on <time dateTime={changedOn}>{changedText}</time>
      </Trans>
    </p>
  );
}
