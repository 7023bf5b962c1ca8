const IDLE_WITHIN_MS = 1_000;

/** Resolves when the browser has nothing else to do, within a second. Not every browser has `requestIdleCallback`. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, 0);
  });
}
