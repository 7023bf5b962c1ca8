import { useEffect } from "react";
import { untilIdle } from "./until-idle.ts";

/**
 * Fetches what a press opens once the browser has nothing else to do, so that it opens where the network goes meanwhile. Not for
 * whoever saves data, and not without a network: browsers do not ask again for a module that failed.
 * @param prepare the same function at each render
 */
export function usePrepared(prepare: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    void untilIdle().then(() => isHere && navigator.onLine && !connection?.saveData && prepare());
    return () => {
      isHere = false;
    };
  }, [prepare, isWanted]);
}
