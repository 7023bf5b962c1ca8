import { useEffect, useRef, useState } from "react";

/** A loading state that is shown for less than this only flickers (specification section 9). */
export const MINIMUM_DISPLAY_MS = 200;

/**
 * Whether to show a loading state: as soon as `isLoading`, and then for at least `minimumMs`. It decides about the shapes only;
 * arrived data are rendered at once and never delayed for them.
 */
export function useMinimumDisplay(isLoading: boolean, minimumMs = MINIMUM_DISPLAY_MS): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const shownAt = useRef(0);
  // Set while rendering: an effect would run one frame too late, and the loading state would flicker.
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
