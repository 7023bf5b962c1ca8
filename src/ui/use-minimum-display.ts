import { useEffect, useRef, useState } from "react";

/** A loading state that is shown for less than this only flickers (specification section 9). */
export const MINIMUM_DISPLAY_MS = 200;

/**
 * Whether to show a loading state: as soon as `isLoading`, and then for at least `minimumMs`. It decides about the
 * shapes only; what has arrived is rendered at once and is never held back for them.
 */
export function useMinimumDisplay(isLoading: boolean, minimumMs = MINIMUM_DISPLAY_MS): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const shownAt = useRef(0);
  // Set while rendering: an effect would come one frame too late and let the loading state flicker.
  if (isLoading && !isHeld) setIsHeld(true);

  useEffect(() => {
    if (isLoading) {
      shownAt.current = performance.now();
      return undefined;
    }
    const restMs = shownAt.current + minimumMs - performance.now();
    const timer = setTimeout(() => setIsHeld(false), Math.max(0, restMs));
    return () => clearTimeout(timer);
  }, [isLoading, minimumMs]);

  return isLoading || isHeld;
}
