import { useRef, useState } from "react";

export type SaveState = "untouched" | "saving" | "saved" | "failed";

/**
 * Saves a choice as it is made. One call at a time: what is chosen meanwhile is saved after it, and only the latest, so that
 * calls cannot overtake each other.
 */
export function useSaveLatest<Value>(save: (value: Value) => Promise<unknown>) {
  const [state, setState] = useState<SaveState>("untouched");
  const wanted = useRef<Value>(undefined);
  const isSaving = useRef(false);

  async function keep(value: Value): Promise<void> {
    wanted.current = value;
    if (isSaving.current) return;
    isSaving.current = true;
    setState("saving");
    try {
      let sent = value;
      await save(sent);
      while (wanted.current !== sent) {
        sent = wanted.current as Value;
        await save(sent);
      }
      setState("saved");
    } catch {
      setState("failed");
    } finally {
      isSaving.current = false;
    }
  }

  /** Saves again what failed. */
  const tryAgain = () => void keep(wanted.current as Value);

  return { state, keep: (value: Value) => void keep(value), tryAgain };
}
