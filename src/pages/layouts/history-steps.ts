import { useEffect } from "react";
import { useLocation } from "react-router";

/** The address that back or forward leads to now; undefined while something is opened afresh. */
let steppedTo: string | undefined;

/**
 * Listens for back and forward before the router does, which does not tell its loaders what kind of navigation runs.
 * Lists come back as they were only when the visitor came back to them.
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

/** A step ends when its page is shown: the next press on a link to the same address opens it afresh. */
export function useEndOfHistoryStep(): void {
  const { key } = useLocation();
  useEffect(() => {
    steppedTo = undefined;
  }, [key]);
}
