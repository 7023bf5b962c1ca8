import { useEffect, useEffectEvent } from "react";

/** Where a letter means itself. What is ticked has no letters. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, dialog";

/** What each key does, by `event.key`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of a page, so not while something is typed, and not together with Ctrl, Alt or the like (WCAG 2.1.4). */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest(TYPED_IN)) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
