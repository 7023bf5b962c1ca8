import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { observedOnText } from "#platform/observed-on-text.ts";
import type { Provenance } from "../facts.ts";
import { useFactSourceWords } from "./shop-words.ts";

/** Where a fact comes from and how old it is: "OpenStreetMap, 2021, unconfirmed". */
export function FactSource({ provenance }: { provenance: Provenance }) {
  const words = useFactSourceWords();
  const source = words[provenance.source];
  const seen = useObservedOn(provenance.observedOn);
  const count = provenance.confirmationCount;
  return (
    <Trans id="fact.source">
      {source}, {seen},{" "}
      <Plural
        id="fact.confirmations"
        value={count}
        _0="unconfirmed"
        one="confirmed by # person"
        other="confirmed by # people"
      />
    </Trans>
  );
}

/** A partial date in the reader's language, as exact as it is known and no more. */
export function useObservedOn(observedOn: string): string {
  const { i18n } = useLingui();
  return observedOnText(i18n, observedOn);
}

/** The label of the dot behind a fact, for screen readers. */
export function useSourceLabel(): (fact: string) => string {
  const { t } = useLingui();
  return (fact) => t({ id: "fact.source-of", message: `Source of: ${fact}` });
}
