import { useSyncExternalStore } from "react";
import { useSite } from "./use-site.ts";

const STANDALONE = "(display-mode: standalone)";

/**
 * Whether the site runs as an installed app (specification section 1): standalone display, a standalone navigator
 * (Safari), or a native wrapper, whose user agent the server recognises.
 */
export function useAppMode(): boolean {
  const isWrapper = useSite().visit.isApp;
  return useSyncExternalStore(
    watch,
    () => isWrapper || isStandalone(),
    () => isWrapper,
  );
}

function isStandalone(): boolean {
  const isSafariApp = (navigator as Navigator & { standalone?: boolean }).standalone === true;
  return isSafariApp || matchMedia(STANDALONE).matches;
}

function watch(onChange: () => void): () => void {
  const media = matchMedia(STANDALONE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
