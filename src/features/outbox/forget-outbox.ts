/** The entry of local storage with what waits (`outbox.ts`). */
export const OUTBOX_KEY = "outbox";

/** At logout: nothing that was done or written without a network stays on the device. By itself, since every page has the button. */
export function forgetOutbox(): void {
  try {
    const entries = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? "[]") as { drafts?: string[] }[];
    for (const { drafts = [] } of entries) for (const draft of drafts) localStorage.removeItem(draft);
  } catch {
    // Not ours, or a browser that keeps nothing.
  }
  try {
    localStorage.removeItem(OUTBOX_KEY);
  } catch {
    // It keeps nothing.
  }
}
