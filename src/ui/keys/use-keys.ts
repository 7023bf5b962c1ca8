import { useEffect, useRef } from "react";

/** Where a letter means itself. What is ticked has no letters. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]";

/** What each key does, by `event.key` in small letters. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of a page: not while something is typed, and not together with Ctrl, Alt or the like. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest(TYPED_IN)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
