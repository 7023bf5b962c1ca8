import { Trans } from "@lingui/react/macro";
import { CheckGlyph, CloseGlyph, UnknownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Outcome } from "../../can-i-get-in.ts";
import styles from "./outcome-mark.module.css";

/** Whether a rule fits the visitor, in a word beside its sign; what decides nothing has none. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  if (outcome === "note") return null;
  return (
    <span className={`${styles.mark} ${styles[outcome]}`}>
      {outcome === "pass" && (
        <>
          <Icon glyph={CheckGlyph} size={18} />
          <Trans id="door.fits">Fits</Trans>
        </>
      )}
      {outcome === "fail" && (
        <>
          <Icon glyph={CloseGlyph} size={18} />
          <Trans id="door.fits-not">Does not fit</Trans>
        </>
      )}
      {outcome === "unsure" && (
        <>
          <Icon glyph={UnknownGlyph} size={18} />
          <Trans id="door.unsure">Not certain</Trans>
        </>
      )}
    </span>
  );
}
