import { Trans } from "@lingui/react/macro";
import { DoneGlyph, ProblemGlyph, UnknownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Answer } from "../../can-i-get-in.ts";
import styles from "./verdict-sign.module.css";

const GLYPHS = { yes: DoneGlyph, uncertain: UnknownGlyph, no: ProblemGlyph };

/** The answer in one word, with a shape and a colour that repeat it, and its reasons. */
export function VerdictSign({ verdict, areHoursUnknown }: Pick<Answer, "verdict" | "areHoursUnknown">) {
  return (
    <div className={`${styles.sign} ${styles[verdict]}`}>
      <Icon glyph={GLYPHS[verdict]} size={40} />
      <p className={styles.word}>
        {verdict === "yes" && <Trans id="door.verdict.yes">Yes</Trans>}
        {verdict === "uncertain" && <Trans id="door.verdict.uncertain">Not certain</Trans>}
        {verdict === "no" && <Trans id="door.verdict.no">No</Trans>}
      </p>
      <p className={styles.why}>
        {verdict === "yes" && (
          <Trans id="door.verdict.yes.why">
            As far as we know, you can get in. The shop decides at the door.
          </Trans>
        )}
        {verdict === "uncertain" && (
          <Trans id="door.verdict.uncertain.why">One deciding fact is missing. See which one below.</Trans>
        )}
        {verdict === "no" && (
          <Trans id="door.verdict.no.why">As far as we know, you can’t get in. See why below.</Trans>
        )}
        {areHoursUnknown && verdict !== "no" && (
          <>
            {" "}
            <Trans id="door.verdict.hours-unknown">We don’t know whether it’s open then.</Trans>
          </>
        )}
      </p>
    </div>
  );
}
