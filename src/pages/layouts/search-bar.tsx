import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { SearchField } from "#ui/field/search-field.tsx";
import { Width } from "#ui/layout/width.tsx";
import { PageForm } from "#ui/link/page-form.tsx";
import styles from "./search-bar.module.css";

type Field = RefObject<HTMLInputElement | null>;
type Suggestions = ComponentType<{ field: Field; isOnMap?: boolean }>;

/**
 * Searches from every page; a plain form, so it works before and without JavaScript. The suggestions are loaded when the field
 * gets the focus, and attach to the existing field. `isOnMap`: what it finds is shown on the map.
 */
export function SearchBar({ isLarge = false, isOnMap = false }: { isLarge?: boolean; isOnMap?: boolean }) {
  const { t } = useLingui();
  const { search } = useLocation();
  // HTML cannot contain control characters.
  const asked = (new URLSearchParams(search).get("q") ?? "").replaceAll(/\p{Cc}/gu, "");
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

  const form = (
    <PageForm action={isOnMap ? "/map" : "/coffeeshops"} role="search" className={styles.form}>
      <SearchField
        ref={field}
        label={t({ id: "search.label", message: "Coffeeshop, city, product or brand" })}
        placeholder={t({ id: "search.placeholder", message: "Name or city" })}
        buttonLabel={t({ id: "search.button", message: "Search" })}
        defaultValue={asked}
        isLarge={isLarge}
        onFocus={Suggestions ? undefined : () => load(field, setSuggestions)}
      />
      {Suggestions && <Suggestions field={field} isOnMap={isOnMap} />}
    </PageForm>
  );
  return isLarge || isOnMap ? form : <Width className={styles.bar}>{form}</Width>;
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
