import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";

export interface FilterChoice {
  key: string;
  words: string;
  /** Omitted where it cannot be known in advance. */
  count?: number;
  isPressed: boolean;
  /** The list with this choice toggled. */
  to: string;
}

/** The choices of one filter as real links with counts. Choices without results are not offered. */
export function FilterRow({ label, choices }: { label: string; choices: readonly FilterChoice[] }) {
  const { t, i18n } = useLingui();
  const removeLabel = t({ id: "filter.remove", message: "remove this filter" });
  const offered = choices.filter(({ count, isPressed }) => count !== 0 || isPressed);
  if (offered.length === 0) return null;
  return (
    <ChipRow label={label} isScrolling>
      {offered.map(({ key, words, count, isPressed, to }) => (
        <ChipLink
          key={key}
          to={to}
          isPressed={isPressed}
          count={count === undefined ? undefined : countText(i18n.locale, count)}
          removeLabel={removeLabel}
        >
          {words}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
