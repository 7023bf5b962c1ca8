import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import type { MenuHeadingToEdit } from "../../menu-to-edit.ts";
import { docOf } from "./grid-doc.ts";
import type { MenuStore } from "./menu-store.ts";

/** Puts the menu that the address names (`&version=`) in the place of what stands in the editor, as one step that can be undone. */
export function useEarlierMenu(store: MenuStore, earlier: readonly MenuHeadingToEdit[] | null, tag: string) {
  const [, setSearch] = useSearchParams();
  const take = useEffectEvent((headings: readonly MenuHeadingToEdit[]) => {
    // Gone from the address, so that a reload or a way back does it only once.
    setSearch((before) => new URLSearchParams([...before].filter(([word]) => word !== "version")), {
      replace: true,
      preventScrollReset: true,
    });
    store.change(() => docOf(headings, tag));
  });
  useEffect(() => {
    if (earlier) take(earlier);
  }, [earlier]);
}
