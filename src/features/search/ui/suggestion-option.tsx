import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { ComboboxOption } from "#ui/combobox/combobox-option.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { Suggestion } from "../calls.ts";
import type { SearchKind } from "../search-item.ts";
import { suggestionAddress } from "../suggestion-address.ts";
import { KIND_GLYPHS } from "./kind-words.ts";
import { MarkedName } from "./marked-name.tsx";
import { SampleMark } from "./sample-mark.tsx";

type SuggestionOptionProps = {
  id: string;
  kind: SearchKind;
  /** What it is, for those who cannot see its icon. */
  kindWord: string;
  suggestion: Suggestion;
  typed: string;
  isActive: boolean;
};

/** Remembered, because every key press draws the list anew and changes two of its options at most. */
export const SuggestionOption = memo(function SuggestionOption(props: SuggestionOptionProps) {
  const { id, kind, kindWord, suggestion, typed, isActive } = props;
  const { t } = useLingui();
  const { name, type, place, isSample } = suggestion;
  // A municipality often has the name of its largest city.
  const isMunicipality = type === "municipality" && place;
  return (
    <ComboboxOption
      id={id}
      to={suggestionAddress(kind, suggestion)}
      glyph={KIND_GLYPHS[kind]}
      isActive={isActive}
      detail={isMunicipality ? t({ id: "search.municipality", message: `Municipality in ${place}` }) : place}
    >
      <MarkedName name={name} typed={typed} />
      <VisuallyHidden>, {kindWord}</VisuallyHidden>
      {isSample && <SampleMark />}
    </ComboboxOption>
  );
});
