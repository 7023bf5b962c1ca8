import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
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

type FilterRowProps = {
  label: string;
  choices: readonly FilterChoice[];
  /** A chip before them that is no link, because no address has what it does. */
  first?: ReactNode;
};

/** The choices of one filter as real links with counts. Choices without results are not offered. */
export function FilterRow({ label, choices, first }: FilterRowProps) {
  const { t, i18n } = useLingui();
  const removeLabel = t({ id: "filter.remove", message: "remove this filter" });
  const offered = choices.filter(({ count, isPressed }) => count !== 0 || isPressed);
  if (offered.length === 0 && !first) return null;
  return (
    <ChipRow label={label} isScrolling>
      {first}
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
