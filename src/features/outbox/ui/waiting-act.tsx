import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { ClockGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./outbox.module.css";
import { RefusedNotice } from "./refused-notice.tsx";
import { useActWords } from "./use-act-words.ts";
import { type ShownEntry, useOutbox } from "./use-outbox.ts";

export type WaitingActProps = {
  entry: ShownEntry;
  /** What it is about, where that does not stand above it. */
  about?: ReactNode;
};

/** Something that waits, where it will stand, with how to take it back. */
export function WaitingAct({ entry, about }: WaitingActProps) {
  const { i18n } = useLingui();
  const outbox = useOutbox();
  const words = useActWords()(entry);
  if (entry.refusal) return <RefusedNotice entry={entry} />;
  const time = i18n.date(entry.actedAt, { timeStyle: "short" });
  return (
    <div className={styles.act}>
      <Icon glyph={ClockGlyph} />
      <div>
        <div className={styles.what}>
          {about} {words}
        </div>
        <div className={styles.soft}>
          <Trans id="outbox.yours">yours, {time}, waits for a network</Trans>
        </div>
      </div>
      <Button kind="bare" onClick={() => outbox?.drop(entry)}>
        <Trans id="outbox.undo">Undo</Trans>
      </Button>
    </div>
  );
}
