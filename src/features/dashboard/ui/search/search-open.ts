import { useSyncExternalStore } from "react";

/** Of the document: the buttons that open the search stand in its bars and beside its pages. */
let isOpen = false;
const watchers = new Set<() => void>();

function tell(next: boolean): void {
  isOpen = next;
  for (const watch of watchers) watch();
}

export function openSearch(): void {
  tell(true);
}

export function closeSearch(): void {
  tell(false);
}

export function useIsSearchOpen(): boolean {
  return useSyncExternalStore(
    watchSearch,
    () => isOpen,
    () => false,
  );
}

function watchSearch(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}
