/** A shop that a visitor without an account has saved: what is shown of it also without a network. */
export interface DeviceSave {
  id: number;
  slug: string;
  name: string;
}

const KEY = "saved-shops";

/** As many as may come along at once when somebody logs in (`PRESS_RATE`, `platform/http/call-rates.ts`). */
export const MOST_DEVICE_SAVES = 30;

const listeners = new Set<() => void>();

/** The latest first; none in a browser that keeps nothing. */
export function deviceSaves(): readonly DeviceSave[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSave) : [];
  } catch {
    return [];
  }
}

export const isSavedOnDevice = (id: number): boolean => deviceSaves().some((save) => save.id === id);

/** Saves a shop on this device, or no longer. False where the browser keeps nothing, or holds the most already. */
export function saveOnDevice(save: DeviceSave, isSaved: boolean): boolean {
  const others = deviceSaves().filter(({ id }) => id !== save.id);
  if (isSaved && others.length >= MOST_DEVICE_SAVES) return false;
  const { id, slug, name } = save;
  const saves = isSaved ? [{ id, slug, name }, ...others] : others;
  try {
    if (saves.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(saves));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Also when another tab saves one. */
export function listenToDeviceSaves(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function isSave(value: unknown): value is DeviceSave {
  const { id, slug, name } = (value ?? {}) as Partial<Record<keyof DeviceSave, unknown>>;
  return Number.isSafeInteger(id) && typeof slug === "string" && typeof name === "string";
}
