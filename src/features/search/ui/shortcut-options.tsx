import { ComboboxOption } from "#ui/combobox/combobox-option.tsx";
import type { MeantPage } from "../meant-pages.ts";
import { type MapHere, onMap } from "../on-map.ts";
import { glyphOfPage, usePageWords } from "./use-shortcut-words.ts";

type ShortcutOptionsProps = {
  pages: readonly MeantPage[];
  listId: string;
  activeId: string | undefined;
  map: MapHere | undefined;
};

/** Pages and filters that are meant rather than names: they need no answer of the server. */
export function ShortcutOptions({ pages, listId, activeId, map }: ShortcutOptionsProps) {
  const wordsOf = usePageWords();
  return pages.map((page) => {
    const id = `${listId}-${page.to}`;
    const { name, what } = wordsOf(page.shortcuts);
    return (
      <ComboboxOption
        key={id}
        id={id}
        to={map ? (onMap(page.to, map) ?? page.to) : page.to}
        glyph={glyphOfPage(page)}
        isActive={id === activeId}
        detail={what}
      >
        {name}
      </ComboboxOption>
    );
  });
}
