import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ShortcutId } from "#features/search/shortcuts.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { classNames } from "#ui/class-names.ts";
import { SearchField } from "#ui/field/search-field.tsx";
import { PageForm } from "#ui/link/page-form.tsx";
import styles from "./search-bar.module.css";
import { useSite } from "./use-site.ts";

type Field = RefObject<HTMLInputElement | null>;
type Kept = Readonly<Record<string, string>>;
type Suggestions = ComponentType<{
  field: Field;
  isOnMap?: boolean;
  kept?: Kept | undefined;
  emptyFilters: readonly ShortcutId[];
}>;

type SearchBarProps = {
  /** The big one of a page; else that of the bar. */
  isLarge?: boolean;
  /** What it finds is shown on the map. */
  isOnMap?: boolean;
  /** Where one is: in the field until something else was searched for. */
  place?: string | undefined;
  /** Filters of lists that a place which is found keeps. */
  kept?: Kept | undefined;
};

/**
 * Searches from every page; a plain form, so it works before and without JavaScript. The suggestions are loaded when the field
 * gets the focus, and attach to the existing field.
 */
export function SearchBar({ isLarge = false, isOnMap = false, place = "", kept }: SearchBarProps) {
  const { t } = useLingui();
  const search = t({ id: "search.button", message: "Search" });
  const { emptyFilters } = useSite();
  const { search: query } = useLocation();
  // HTML cannot contain control characters.
  const asked = (new URLSearchParams(query).get("q") ?? place).replaceAll(/\p{Cc}/gu, "");
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  const [Suggestions, setSuggestions] = useState<Suggestions>();

  useEffect(() => {
    field.current?.setAttribute("role", "combobox");
    field.current?.setAttribute("aria-expanded", "false");
    // Something was typed before hydration.
    if (field.current === document.activeElement) load(field, setSuggestions);
  }, []);

  useEffect(() => {
    const input = field.current;
    if (asked === shown.current) return;
    // The address has other search words now; but what is being typed into the field stays.
    if (input && (input !== document.activeElement || input.value === shown.current)) input.value = asked;
    shown.current = asked;
  }, [asked]);

  return (
    <PageForm
      action={isOnMap ? "/map" : "/coffeeshops"}
      role="search"
      className={classNames(styles.form, isLarge ? styles.large : isOnMap ? undefined : styles.inBar)}
    >
      <SearchField
        ref={field}
        label={t({ id: "search.label", message: "Coffeeshop, town, product or brand" })}
        placeholder={isLarge ? t({ id: "search.placeholder", message: "Street, town or name" }) : search}
        // In the bar it is seen only while the field is used: else its room is needed.
        buttonLabel={search}
        defaultValue={asked}
        isLarge={isLarge}
        onFocus={() => {
          // The first letter replaces the name of the place.
          if (place && field.current?.value === place) field.current.select();
          if (!Suggestions) load(field, setSuggestions);
        }}
      />
      {Object.entries(kept ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Suggestions && <Suggestions field={field} isOnMap={isOnMap} kept={kept} emptyFilters={emptyFilters} />}
    </PageForm>
  );
}

/**
 * Shows the suggestions if the field still has the focus then. If not, or if loading failed, it stays the plain form, and the
 * next focus tries again.
 */
function load(field: Field, show: (change: () => Suggestions) => void): void {
  Promise.all([import("#features/search/ui/search-suggestions.tsx"), needArea("search")]).then(
    ([part]) => field.current === document.activeElement && show(() => part.SearchSuggestions),
    () => undefined,
  );
}
