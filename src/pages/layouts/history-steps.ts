import { useEffect } from "react";
import { useLocation } from "react-router";

/** The address that back or forward leads to now; undefined in any other navigation. */
let steppedTo: string | undefined;

/**
 * Listens for back and forward before the router does, which does not pass the kind of navigation to its loaders. Lists are
 * restored only in back and forward navigation.
 */
export function rememberHistorySteps(): void {
  window.addEventListener("popstate", () => {
    steppedTo = location.href;
  });
}

/** Whether back or forward leads to this address now. */
export function isHistoryStepTo(address: string): boolean {
  return steppedTo === address;
}

/** A step ends when its page is shown: the next click on a link to the same address loads it again. */
export function useEndOfHistoryStep(): void {
  const { key } = useLocation();
  useEffect(() => {
    steppedTo = undefined;
  }, [key]);
}
