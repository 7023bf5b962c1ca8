import { useEffect } from "react";
import type { ToDoCounts } from "#features/dashboard/rooms.ts";
import { closeSearch, useIsSearchOpen } from "#features/dashboard/ui/search/search-open.ts";
import { useSearchKeys } from "#features/dashboard/ui/search/use-search-keys.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import type { Permissions } from "#platform/viewer.ts";

export interface DeskSearchProps {
  permissions: Permissions;
  /** Null for whoever is told none. */
  counts: ToDoCounts | null;
  /** The path of the page. */
  here: string;
}

/** Dialog and words are loaded by whoever opens it. */
const SearchDialog = pressedPart<DeskSearchProps>(async () => {
  const [part] = await Promise.all([
    import("./search-dialog.tsx"),
    needArea("desk-search"),
    needArea("products"),
  ]);
  return part.SearchDialog;
});

/** The search of the dashboard, on every page of it: closed until a key or a button opens it. */
export function DeskSearch(props: DeskSearchProps) {
  useSearchKeys();
  // Whoever goes back or forth has left it.
  useEffect(() => closeSearch, [props.here]);
  return useIsSearchOpen() && <SearchDialog {...props} onMissing={closeSearch} />;
}
