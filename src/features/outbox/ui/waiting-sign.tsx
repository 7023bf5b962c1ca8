import { Trans } from "@lingui/react/macro";
import { ClockGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import styles from "./outbox.module.css";

/** A clock in a button whose press waits, in words for screen readers. */
export function WaitingSign() {
  return (
    <span className={styles.sign}>
      <Icon glyph={ClockGlyph} size={16} />
      <VisuallyHidden>
        {", "}
        <Trans id="outbox.waits">waits for a network</Trans>
      </VisuallyHidden>
    </span>
  );
}
