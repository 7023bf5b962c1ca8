import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useId, useState, memo } from "react";
import { type Locale, localeOfTag } from "#platform/i18n/locales.ts";
import { ComboboxOption } from "#ui/combobox/combobox-option.tsx";
import { ComboboxPanel } from "#ui/combobox/combobox-panel.tsx";
import { ComboboxSkeleton } from "#ui/combobox/combobox-skeleton.tsx";
import { useCombobox } from "#ui/combobox/use-combobox.ts";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { type AskAsTyped, type AskingState, askAsTyped, SILENT, type Answer } from "../ask-as-typed.ts";
import { SearchNote } from "./search-note.tsx";
import { ComboboxGroup } from "#ui/combobox/combobox-group.tsx";
import { SEARCH_KINDS, type SearchKind } from "../search-item.ts";
import { useKindWords, KIND_GLYPHS } from "./kind-words.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { Suggestion } from "../calls.ts";
import { suggestionAddress, suggestionOnMap } from "../suggestion-address.ts";
import { SampleMark } from "./sample-mark.tsx";
import { matchedParts } from "../matched-parts.ts";

type SuggestionOptionProps = {
  id: string;
  kind: SearchKind;
  /** The text alternative of the icon. */
  kindWord: string;
  suggestion: Suggestion;
  typed: string;
  isActive: boolean;
  isOnMap: boolean;
};

/** Memoised, because every key press renders the list again and changes two of its options at most. */
const SuggestionOption = memo(function SuggestionOption(props: SuggestionOptionProps) {
  const { id, kind, kindWord, suggestion, typed, isActive, isOnMap } = props;
  const { t } = useLingui();
  const { name, type, place, isSample } = suggestion;
  // A municipality often has the name of its largest city.
  const isMunicipality = type === "municipality" && place;
  return (
    <ComboboxOption
      id={id}
      to={(isOnMap ? suggestionOnMap : suggestionAddress)(kind, suggestion)}
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

/** A name with the matches highlighted. */
function MarkedName({ name, typed }: { name: string; typed: string }) {
  return matchedParts(name, typed).map(({ text, from, isMatch }) =>
    isMatch ? <mark key={from}>{text}</mark> : text,
  );
}

/** Specification section 9. */
const SKELETON_ROW_COUNT = 5;

type Field = RefObject<HTMLInputElement | null>;

/**
 * The dropdown of the search bar. It is loaded when its field gets the focus for the first time, and attaches to the existing
 * field, with what was typed meanwhile. Rendered inside the field's form. `isOnMap`: towns and shops are shown there.
 */
export function SearchSuggestions({ field, isOnMap = false }: { field: Field; isOnMap?: boolean }) {
  const { t, i18n } = useLingui();
  const listId = useId();
  const [state, type] = useAsking(field, localeOfTag(i18n.locale));
  const { isOpen, activeId, panel } = useCombobox({ field, listId, onType: type });
  if (!isOpen) return null;
  const answer = "last" in state ? state.last : undefined;
  const nearId = `${listId}-near`;
  return (
    <ComboboxPanel
      ref={panel}
      listId={listId}
      label={t({ id: "search.suggestions", message: "Suggestions" })}
      isBusy={state.step === "asking"}
      options={
        <>
          <ComboboxOption
            id={nearId}
            to="/map?nearme=true&open=now"
            glyph={LocateGlyph}
            isActive={activeId === nearId}
            isQuick
          >
            <Trans id="search.near-me">Near me, open now</Trans>
          </ComboboxOption>
          {state.step === "asking" && !answer && <ComboboxSkeleton rowCount={SKELETON_ROW_COUNT} />}
          {answer && (
            <SuggestionGroups answer={answer} listId={listId} activeId={activeId} isOnMap={isOnMap} />
          )}
        </>
      }
    >
      <output>
        <SearchNote state={state} />
      </output>
    </ComboboxPanel>
  );
}

function useAsking(field: Field, locale: Locale): [AskingState, AskAsTyped["type"]] {
  const [state, setState] = useState(SILENT);
  const [asking] = useState(() => askAsTyped(locale, setState));
  useEffect(() => {
    const input = field.current;
    // The value of the address has been searched for already; anything else was typed while this was loading.
    if (input && input.value !== input.defaultValue) asking.type(input.value);
    return asking.stop;
  }, [asking, field]);
  return [state, asking.type];
}

type SuggestionGroupsProps = {
  answer: Answer;
  listId: string;
  activeId: string | undefined;
  isOnMap: boolean;
};

/** The results, kind by kind; empty kinds are omitted. */
function SuggestionGroups({ answer: { text, found }, listId, activeId, isOnMap }: SuggestionGroupsProps) {
  const words = useKindWords();
  return SEARCH_KINDS.filter((kind) => found[kind]?.length).map((kind) => (
    <ComboboxGroup key={kind} title={words[kind].many}>
      {found[kind]?.map((suggestion) => {
        const id = `${listId}-${kind}-${suggestion.url}`;
        return (
          <SuggestionOption
            key={id}
            id={id}
            kind={kind}
            kindWord={words[kind].one}
            suggestion={suggestion}
            typed={text}
            isActive={id === activeId}
            isOnMap={isOnMap}
          />
        );
      })}
    </ComboboxGroup>
  ));
}
