import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ShortcutId } from "#features/search/shortcuts.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { MapHere } from "#features/search/on-map.ts";
import { classNames } from "#ui/class-names.ts";
import { SearchField } from "#ui/field/search-field.tsx";
import { PageForm } from "#ui/link/page-form.tsx";
import styles from "./search-bar.module.css";
import { useSite } from "./use-site.ts";

type Field = RefObject<HTMLInputElement | null>;
type Kept = Readonly<Record<string, string>>;
type Suggestions = ComponentType<{
  field: Field;
  map?: MapHere | undefined;
  kept?: Kept | undefined;
  emptyFilters: readonly ShortcutId[];
}>;

type SearchBarProps = {
  /** The big one of a page; else that of the bar. */
  isLarge?: boolean;
  /** That of a map, which shows what it finds: what is typed is `find` there, as `q` is a filter that stays. */
  map?: MapHere;
  /** Where one is: in the field until something else was searched for. */
  place?: string | undefined;
  /** Filters of lists that a place which is found keeps. */
  kept?: Kept | undefined;
};

/**
 * Searches from every page; a plain form, so it works before and without JavaScript. The suggestions are loaded when the field
 * gets the focus, and attach to the existing field.
 */
export function SearchBar({ isLarge = false, map, place = "", kept }: SearchBarProps) {
  const { t } = useLingui();
  const search = t({ id: "search.button", message: "Search" });
  const { emptyFilters } = useSite();
  const { pathname, search: query } = useLocation();
  // HTML cannot contain control characters.
  const words = new URLSearchParams(query);
  // What a list of the dashboard was searched for stands in the field of that list.
  const q = pathname.startsWith("/dashboard") ? "" : words.get("q");
  const asked = ((map && words.get("find")) ?? q ?? place).replaceAll(/\p{Cc}/gu, "");
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  const isSent = useRef(false);
  const [Suggestions, setSuggestions] = useState<Suggestions>();

  function suggest() {
    isSent.current = false;
    // If not, or if loading failed, it stays the plain form, and the next focus or letter tries again.
    const isWanted = () => field.current === document.activeElement && !isSent.current;
    if (!Suggestions) loadSuggestions((part) => isWanted() && setSuggestions(() => part));
  }

  const begin = useEffectEvent(() => {
    field.current?.setAttribute("role", "combobox");
    field.current?.setAttribute("aria-expanded", "false");
    // Something was typed before hydration.
    if (field.current === document.activeElement) suggest();
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    const input = field.current;
    if (asked === shown.current) return;
    // The address has other search words now; but what is being typed into the field stays.
    const isTyping = input === document.activeElement && input?.value !== shown.current && !isSent.current;
    if (input && !isTyping) input.value = asked;
    shown.current = asked;
  }, [asked]);

  return (
    <PageForm
      action={map?.path ?? "/coffeeshops"}
      role="search"
      onSubmit={() => {
        // Suggestions that arrive late would cover what was found.
        isSent.current = true;
      }}
      className={classNames(styles.form, isLarge ? styles.large : map ? undefined : styles.inBar)}
    >
      <SearchField
        ref={field}
        name={map ? "find" : "q"}
        label={t({ id: "search.label", message: "Coffeeshop, town, product or brand" })}
        placeholder={isLarge ? t({ id: "search.placeholder", message: "Street, town or name" }) : search}
        // In the bar it is seen only while the field is used: else its room is needed.
        buttonLabel={search}
        defaultValue={asked}
        isLarge={isLarge}
        onFocus={() => {
          // The first letter replaces the name of the place.
          if (place && field.current?.value === place) field.current.select();
          suggest();
        }}
        onInput={suggest}
      />
      {keptInForm(map, kept).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {Suggestions && <Suggestions field={field} map={map} kept={kept} emptyFilters={emptyFilters} />}
    </PageForm>
  );
}

/** What the search does not change: on a map also where one is, for words that it does not find. */
function keptInForm(map: MapHere | undefined, kept: Kept = {}): [name: string, value: string][] {
  if (!map) return Object.entries(kept);
  return [...new URLSearchParams(`${map.filters}&${map.view}`)];
}

function loadSuggestions(show: (part: Suggestions) => void): void {
  Promise.all([import("#features/search/ui/search-suggestions.tsx"), needArea("search")]).then(
    ([part]) => show(part.SearchSuggestions),
    () => undefined,
  );
}
