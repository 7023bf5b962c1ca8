import { useSyncExternalStore } from "react";

/** Kept on the device: who speaks to their computer, or shares it, decides there. */
const OFF = "single-keys-off";

const watchers = new Set<() => void>();

/** Whether a letter by itself does something (WCAG 2.1.4). A browser that keeps nothing has them on. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
}

export function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "1");
  } catch {
    // They stay as they are, and so does what is ticked.
  }
  for (const watch of watchers) watch();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(watchSwitch, areSingleKeysOn, () => true);
}

function watchSwitch(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}
