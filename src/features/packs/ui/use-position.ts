import { useEffect, useState } from "react";
import { currentPosition, type LocationTrouble, NoLocation } from "#platform/geo/geolocation.ts";
import type { Point } from "#platform/geo/geo.ts";

export type Position =
  | { state: "notAsked" }
  | { state: "locating" }
  | { state: "found"; point: Point; accuracyMetres: number }
  | { state: "nowhere"; trouble: LocationTrouble };

/** Where the reader is, for this page alone: it goes nowhere. Asked for once it is wanted, and again by `tryAgain`. */
export function usePosition(isWanted: boolean): Position & { tryAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [position, setPosition] = useState<Position>({ state: "locating" });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    currentPosition().then(
      ({ accuracyMetres, ...point }) => isLeft || setPosition({ state: "found", point, accuracyMetres }),
      (error: unknown) => {
        const trouble = error instanceof NoLocation ? error.reason : "unavailable";
        if (!isLeft) setPosition({ state: "nowhere", trouble });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, attempt]);
  function tryAgain() {
    setPosition({ state: "locating" });
    setAttempt((count) => count + 1);
  }
  return { ...(isWanted ? position : { state: "notAsked" }), tryAgain };
}
