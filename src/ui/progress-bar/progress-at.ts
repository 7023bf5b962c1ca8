/** Times of the page-load bar in ms (specification section 9). */
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;
export const PROGRESS_HIDE_DELAY_MS = 500;

/**
 * How full the bar is, from 0 to 1, so many ms after it appeared. The time a page takes is unknown, so it is fast at first and
 * then ever slower: half full at a quarter of the duration, 80 % at the end of it, and never full by itself.
 */
export function progressAt(elapsedMs: number, durationMs = PROGRESS_DURATION_MS): number {
  const elapsed = Math.max(0, elapsedMs) / durationMs;
  return elapsed / (elapsed + 0.25);
}
