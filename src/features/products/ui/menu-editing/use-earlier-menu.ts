import { useEffect, useEffectEvent } from "react";
import type { MenuHeadingToEdit } from "../../menu-to-edit.ts";
import { docOf } from "./grid-doc.ts";
import type { MenuStore } from "./menu-store.ts";
import { useAddressWithout } from "./use-address-without.ts";

/** Puts the menu that the address names (`&version=`) in the place of what stands in the editor, as one step that can be undone. */
export function useEarlierMenu(store: MenuStore, earlier: readonly MenuHeadingToEdit[] | null, tag: string) {
  const leaveAddress = useAddressWithout("version");
  const take = useEffectEvent((headings: readonly MenuHeadingToEdit[]) => {
    leaveAddress();
    store.change(() => docOf(headings, tag));
  });
  useEffect(() => {
    if (earlier) take(earlier);
  }, [earlier]);
}
