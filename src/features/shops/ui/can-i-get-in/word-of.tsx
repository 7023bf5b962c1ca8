import { Trans } from "@lingui/react/macro";
import type { Word } from "../../can-i-get-in.ts";
import { isOld } from "../../can-i-get-in-age.ts";
import { useAgeText } from "../age-text.ts";
import { useObservedOn } from "../fact-source.tsx";
import { useRuleSource } from "../rule-source.ts";
import styles from "./can-i-get-in.module.css";

/** The source of a rule and its age; an old one has a warning that it may have changed. */
export function WordOf({ word: { from, source, observedOn }, now }: { word: Word; now: string }) {
  const ageText = useAgeText();
  const sourceOf = useRuleSource();
  const seen = useObservedOn(observedOn ?? "1970");
  if (from === "law") {
    return (
      <p className={styles.source}>
        <Trans id="door.law">A national rule, in every coffeeshop</Trans>
      </p>
    );
  }
  if (!source || !observedOn) return null;
  const age = ageText(observedOn, now);
  const said = sourceOf(source);
  return (
    <p className={styles.source}>
      {from === "municipality" ? (
        <Trans id="door.word.municipality">
          Municipal rule. Source: {said}, {seen} ({age}).
        </Trans>
      ) : (
        <Trans id="door.word.shop">
          Source: {said}, {seen} ({age}).
        </Trans>
      )}
      {isOld(observedOn, now) && (
        <>
          {" "}
          <strong>
            <Trans id="door.old">
              That was a while ago, and the rule may have changed: ask before you go.
            </Trans>
          </strong>
        </>
      )}
    </p>
  );
}
