import { Trans, useLingui } from "@lingui/react/macro";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import type { FacetOfList } from "./use-product-facets.ts";

type ChosenFacetsProps = {
  facets: readonly FacetOfList[];
  /** The same list without any. */
  clearTo: string;
};

/** What is wished for, above the list: each a link to the list without it. */
export function ChosenFacets({ facets, clearTo }: ChosenFacetsProps) {
  const { t } = useLingui();
  const chosen = facets.flatMap(({ key, title, choices }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map((choice) => ({
        ...choice,
        key: `${key} ${choice.key}`,
        words: key === "open" ? title : choice.words,
      })),
  );
  if (chosen.length === 0) return null;
  const removeLabel = t({ id: "filter.remove", message: "remove this filter" });
  return (
    <ChipRow label={t({ id: "facets.chosen", message: "Chosen filters" })}>
      {chosen.map(({ key, words, to }) => (
        <ChipLink key={key} to={to} isPressed removeLabel={removeLabel}>
          {words}
        </ChipLink>
      ))}
      {chosen.length > 1 && (
        <ChipLink to={clearTo}>
          <Trans id="facets.clear">Remove all</Trans>
        </ChipLink>
      )}
    </ChipRow>
  );
}
