import { Trans, useLingui } from "@lingui/react/macro";
import type { Word } from "../../can-i-get-in.ts";
import { ageOf, isOld } from "../../can-i-get-in-age.ts";
import { useObservedOn } from "../fact-source.tsx";
import { useRuleSource } from "../rule-source.ts";
import styles from "./can-i-get-in.module.css";

/** The source of a rule and its age; an old one has a warning that it may have changed. */
export function WordOf({ word: { from, source, observedOn }, now }: { word: Word; now: string }) {
  const { i18n } = useLingui();
  const sourceOf = useRuleSource();
  const seen = useObservedOn(observedOn ?? "1970");
  if (from === "law") {
    return (
      <p className={styles.source}>
        <Trans id="door.law">By law, in every coffeeshop</Trans>
      </p>
    );
  }
  if (!source || !observedOn) return null;
  const { count, unit } = ageOf(observedOn, now);
  const age = new Intl.RelativeTimeFormat(i18n.locale, { numeric: count === 0 ? "auto" : "always" }).format(
    -count,
    unit,
  );
  const said = sourceOf(source);
  return (
    <p className={styles.source}>
      {from === "municipality" ? (
        <Trans id="door.word.municipality">
          Rule of the municipality. Source: {said}; {seen}, {age}.
        </Trans>
      ) : (
        <Trans id="door.word.shop">
          Source: {said}; {seen}, {age}.
        </Trans>
      )}
      {isOld(observedOn, now) && (
        <>
          {" "}
          <strong>
            <Trans id="door.old">That is long ago and may have changed: ask before you go.</Trans>
          </strong>
        </>
      )}
    </p>
  );
}
