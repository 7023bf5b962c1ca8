import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import type { Choice } from "../count-choices.ts";

type ChoiceRowProps = {
  label: string;
  choices: readonly Choice[];
  /** In the reader's words, where a choice is more than a name. */
  words?: Record<string, string>;
  chosen: string | null;
  /** The list with this choice, or without any. */
  addressOf: (key: string | null) => string;
};

/** The most values of a row; the rest is found by searching. */
const MOST_CHOICES = 16;

/** A facet: the values of one filter as real links with counts; nothing without values. */
export function ChoiceRow({ label, choices, words, chosen, addressOf }: ChoiceRowProps) {
  const { t, i18n } = useLingui();
  const isPressed = ({ key }: Choice) => key === chosen;
  const shown = choices.filter((choice, index) => index < MOST_CHOICES || isPressed(choice));
  if (shown.length === 0 || (shown.length === 1 && chosen === null)) return null;
  return (
    <ChipRow label={label} isScrolling>
      {shown.map((choice) => (
        <ChipLink
          key={choice.key}
          to={addressOf(isPressed(choice) ? null : choice.key)}
          isPressed={isPressed(choice)}
          count={countText(i18n.locale, choice.count)}
          removeLabel={t({ id: "news.remove-filter", message: "remove this filter" })}
        >
          {words?.[choice.key] ?? choice.name}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
