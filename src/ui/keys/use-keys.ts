import { useEffect, useEffectEvent } from "react";
import { type KnownKey, useKnownKeys } from "./known-keys.ts";
import { areSingleKeysOn } from "./single-keys.ts";

/** Where a letter means itself. What is ticked has no letters. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, dialog";

/** What a key does, and how that is said: a key without words would be one that nobody can find. */
export interface PageKey {
  act: () => void;
  says: string;
}

/** By `event.key`. */
export type Keys = Readonly<Record<string, PageKey | undefined>>;

/**
 * Single keys of a page, so not while something is typed, not together with Ctrl, Alt or the like, and not where they are switched off
 * (WCAG 2.1.4). Those that are listened to are those that are shown, as they are returned.
 */
export function useKeys(keys: Keys): readonly KnownKey[] {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest(TYPED_IN)) return;
    const key = keys[event.key];
    if (!key || !areSingleKeysOn()) return;
    event.preventDefault();
    key.act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const shown = Object.entries(keys).flatMap(([key, does]) =>
    does ? [{ caps: [key.toUpperCase()], says: does.says, isSingle: true }] : [],
  );
  useKnownKeys(shown);
  return shown;
}
