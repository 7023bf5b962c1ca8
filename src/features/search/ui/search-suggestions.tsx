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
import { ShortcutOptions } from "./shortcut-options.tsx";
import { ComboboxGroup } from "#ui/combobox/combobox-group.tsx";
import { SEARCH_KINDS, type SearchKind } from "../search-item.ts";
import { glyphOf, useKindWords, useLandmarkWords } from "./kind-words.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { Suggestion, Suggestions } from "../calls.ts";
import { meantPages } from "../meant-pages.ts";
import type { ShortcutId } from "../shortcuts.ts";
import { askedOfUsers } from "../typed-question.ts";
import { wordedQuestion } from "../worded-question.ts";
import { usePageWords } from "./use-shortcut-words.ts";
import { distanceText } from "#platform/i18n/format.ts";
import { type MapHere, onMap } from "../on-map.ts";
import { keeping, suggestionAddress } from "../suggestion-address.ts";
import { SampleMark } from "./sample-mark.tsx";
import { matchedParts } from "../matched-parts.ts";

/** A suggestion of any kind, as the list shows it. */
interface Option {
  kind: SearchKind;
  to: string;
  name: string;
  /** A shop's kind, a product's type, a landmark's kind. */
  type?: string | undefined;
  place?: string | undefined;
  isSample?: boolean | undefined;
  nearest?: Suggestion["nearest"];
  /** It is only a part of what was typed, and so is its name of what it leads to. */
  isNarrowed?: boolean;
  /** The words that mean products there. */
  products?: string | undefined;
  /** It stands on no map, and was asked for on one. */
  isOffMap?: boolean;
}

type SuggestionOptionProps = {
  id: string;
  /** The text alternative of the icon. */
  kindWord: string;
  option: Option;
  typed: string;
  isActive: boolean;
};

/** Memoised, because every key press renders the list again and changes two of its options at most. */
const SuggestionOption = memo(function SuggestionOption(props: SuggestionOptionProps) {
  const { id, kindWord, option, typed, isActive } = props;
  return (
    <ComboboxOption
      id={id}
      to={option.to}
      glyph={glyphOf(option.kind, option.type)}
      isActive={isActive}
      detail={<OptionDetail option={option} typed={typed} />}
    >
      <MarkedName name={option.name} typed={typed} />
      <VisuallyHidden>, {kindWord}</VisuallyHidden>
      {option.isSample && <SampleMark />}
    </ComboboxOption>
  );
});

/** The second line: where something is and, of what has no shop, where the nearest is. */
function OptionDetail({ option, typed }: { option: Option; typed: string }) {
  const { t, i18n } = useLingui();
  const landmarks = useLandmarkWords();
  const pageWords = usePageWords();
  const { kind, type, place, nearest, products, isNarrowed, isOffMap } = option;
  // Streets of one name are told apart by their towns.
  const where = kind === "landmarks" && place ? `${place} · ` : "";
  if (products)
    return where + t({ id: "search.narrowed.products", message: `Is “${products}” on a menu there?` });
  if (isOffMap) return where + t({ id: "search.off-map", message: "Its page, not the map" });
  const { shortcuts } = wordedQuestion(isNarrowed ? typed : "");
  if (shortcuts.length > 0) return where + pageWords(shortcuts).name;
  if (nearest) {
    const distance = distanceText(i18n.locale, nearest.metres);
    const { place: nearestPlace } = nearest;
    return (
      <Trans id="search.town">
        No coffeeshop · nearest in {nearestPlace}, {distance}
      </Trans>
    );
  }
  // A municipality often has the name of its largest city.
  if (type === "municipality" && place)
    return t({ id: "search.municipality", message: `Municipality in ${place}` });
  const what = kind === "landmarks" && type ? landmarks[type] : undefined;
  return what && place ? `${what} · ${place}` : place;
}

/** A name with the matches highlighted. */
function MarkedName({ name, typed }: { name: string; typed: string }) {
  return matchedParts(name, typed).map(({ text, from, isMatch }) =>
    isMatch ? <mark key={from}>{text}</mark> : text,
  );
}

/** Specification section 9. */
const SKELETON_ROW_COUNT = 5;

type Field = RefObject<HTMLInputElement | null>;

const NOTHING = {};

interface SearchSuggestionsProps {
  field: Field;
  map?: MapHere | undefined;
  kept?: Readonly<Record<string, string>> | undefined;
  /** Filters by which nothing is found. */
  emptyFilters?: readonly ShortcutId[];
  isForMembers?: boolean;
}

const NONE: readonly ShortcutId[] = [];

/**
 * The dropdown of the search bar. It is loaded when its field gets the focus for the first time, and attaches to the existing
 * field, with what was typed meanwhile. Rendered inside the field's form. `map`: places, shops and filters are shown on it; `kept`:
 * filters that the list of a place keeps; `isForMembers`: nothing else is looked for, with the `@` or without.
 */
export function SearchSuggestions({
  field,
  map,
  kept = NOTHING,
  emptyFilters = NONE,
  isForMembers = false,
}: SearchSuggestionsProps) {
  const { t, i18n } = useLingui();
  const listId = useId();
  const { state, typed, type } = useAsking(field, { locale: localeOfTag(i18n.locale), isForMembers });
  const { isOpen, activeId, panel } = useCombobox({ field, listId, onType: type });
  if (!isOpen) return null;
  const pages = isForMembers ? [] : meantPages(typed, emptyFilters);
  const answer = "last" in state ? state.last : undefined;
  const nearId = `${listId}-near`;
  // What somebody has typed is meant before the way that is there without a word.
  const near = (
    <ComboboxOption
      id={nearId}
      to="/map?nearme=true&open=now"
      glyph={LocateGlyph}
      isActive={activeId === nearId}
      isQuick
    >
      <Trans id="search.near-me">Near me, open now</Trans>
    </ComboboxOption>
  );
  return (
    <ComboboxPanel
      ref={panel}
      listId={listId}
      label={t({ id: "search.suggestions", message: "Suggestions" })}
      isBusy={state.step === "asking"}
      options={
        <>
          {!isForMembers && typed.trim() === "" && near}
          <ShortcutOptions pages={pages} listId={listId} activeId={activeId} map={map} />
          {state.step === "asking" && !answer && <ComboboxSkeleton rowCount={SKELETON_ROW_COUNT} />}
          {answer && (
            <SuggestionGroups answer={answer} listId={listId} activeId={activeId} map={map} kept={kept} />
          )}
          {!isForMembers && typed.trim() !== "" && near}
        </>
      }
    >
      <output>
        <SearchNote state={state} shortcutCount={pages.length} />
      </output>
    </ComboboxPanel>
  );
}

interface Asking {
  state: AskingState;
  /** What stands in the field, once somebody has typed. */
  typed: string;
  type: AskAsTyped["type"];
}

function useAsking(
  field: Field,
  { locale, isForMembers }: { locale: Locale; isForMembers: boolean },
): Asking {
  const [state, setState] = useState(SILENT);
  const [typed, setTyped] = useState("");
  const [asking] = useState(() => askAsTyped(locale, setState));
  const [type] = useState(() => (text: string) => {
    setTyped(text);
    asking.type(isForMembers ? askedOfUsers(text) : text);
  });
  useEffect(() => {
    const input = field.current;
    // The value of the address has been searched for already; anything else was typed while this was loading.
    if (input && input.value !== input.defaultValue) type(input.value);
    return asking.stop;
  }, [asking, field, type]);
  return { state, typed, type };
}

type SuggestionGroupsProps = {
  answer: Answer;
  listId: string;
  activeId: string | undefined;
  map: MapHere | undefined;
  kept: Readonly<Record<string, string>>;
};

/** The results, kind by kind; empty kinds are omitted, and what is invented comes after everything real. */
function SuggestionGroups({ answer: { text, found }, listId, activeId, ...asked }: SuggestionGroupsProps) {
  const { t } = useLingui();
  const words = useKindWords();
  const all = optionsOf(found, asked);
  const groups = SEARCH_KINDS.map((kind) => {
    const options = all.filter((option) => option.kind === kind && !option.isSample);
    return { key: kind as string, title: words[kind].many, options };
  });
  const samples = {
    key: "samples",
    title: t({ id: "search.samples", message: "Samples" }),
    options: all.filter(({ isSample }) => isSample),
  };
  return [...groups, samples]
    .filter(({ options }) => options.length > 0)
    .map(({ key, title, options }) => (
      <ComboboxGroup key={key} title={title}>
        {options.map((option) => {
          const id = `${listId}-${option.to}`;
          return (
            <SuggestionOption
              key={id}
              id={id}
              kindWord={words[option.kind].one}
              option={option}
              typed={text}
              isActive={id === activeId}
            />
          );
        })}
      </ComboboxGroup>
    ));
}

/** The address of the shops around a landmark, without a filter. */
const PLAIN_LANDMARK = /^\/coffeeshops\/[^?]+\?from=[^&]+$/;

function optionsOf(
  { landmarks = [], ...others }: Suggestions,
  { map, kept }: Pick<SuggestionGroupsProps, "map" | "kept">,
): Option[] {
  const placed = (address: string): Pick<Option, "to" | "isOffMap"> => {
    if (!map) return { to: keeping(address, kept) };
    const there = onMap(address, map);
    return { to: there ?? address, isOffMap: there === undefined };
  };
  const ofLandmarks = landmarks.map(({ url, kind, name, place }): Option => ({
    kind: "landmarks",
    ...placed(url),
    type: kind,
    name,
    place,
    isNarrowed: !PLAIN_LANDMARK.test(url),
  }));
  return SEARCH_KINDS.flatMap((kind) =>
    kind === "landmarks"
      ? ofLandmarks
      : (others[kind] ?? []).map((one): Option => ({
          ...one,
          kind,
          ...placed(one.to ?? suggestionAddress(kind, one)),
          isNarrowed: one.to !== undefined,
        })),
  );
}
