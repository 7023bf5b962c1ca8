import { Trans, useLingui } from "@lingui/react/macro";
import { CheckGlyph, CloseGlyph, UnknownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LEGAL_MINIMUM_AGE } from "../../access.ts";
import type { Reason } from "../../can-i-get-in.ts";
import styles from "./outcome-mark.module.css";

/** Whether a rule fits the visitor, in a word beside its sign; what decides nothing has none. */
export function OutcomeMark({ reason }: { reason: Reason }) {
  const { rule, outcome, word } = reason;
  const sayHas = useHasWords();
  if (outcome === "note") return null;
  return (
    <span className={`${styles.mark} ${styles[outcome]}`}>
      {outcome === "pass" && (
        <>
          <Icon glyph={CheckGlyph} size={18} />
          {word ? <Trans id="door.fits">OK</Trans> : sayHas[rule]}
        </>
      )}
      {outcome === "fail" && (
        <>
          <Icon glyph={CloseGlyph} size={18} />
          <Trans id="door.fits-not">Not OK</Trans>
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

/** The visitor's answer where the rule is unknown: "unknown" cannot fit. */
function useHasWords(): Partial<Record<Reason["rule"], string>> {
  const { t } = useLingui();
  const adultAge = LEGAL_MINIMUM_AGE;
  return {
    age: t({ id: "door.has.age", message: `You are ${adultAge} or over` }),
    residents: t({ id: "door.has.residence", message: "You live in the Netherlands" }),
    id: t({ id: "door.has.id", message: "You have your ID with you" }),
  };
}
