import { useEffect, useEffectEvent, useState } from "react";
import { type BlockerFunction, useBlocker, useLocation } from "react-router";
import { CHUNK_FAILED } from "#platform/chunk-failures.ts";
import { canLoadPages, PAGE_WAITS } from "#platform/offline/load-in-vain.ts";
import { isListKept } from "./list-history.ts";
import { useIsOnline } from "./use-is-online.ts";

/** Why the next page does not come: there is no network, or a part of the page did not arrive twice within a minute. */
export type PageTrouble = "offline" | "partMissing";

/**
 * Keeps the page that is open when the next one cannot be loaded, so that nothing disappears without a network. Lists that back
 * and forward restore from memory need none.
 */
export function useKeptPage(): PageTrouble | null {
  const isOnline = useIsOnline();
  const { key } = useLocation();
  const [isPartMissing, setPartMissing] = useState(false);
  /** The key of the page on which something was pressed in vain. */
  const [waitsAt, setWaitsAt] = useState<string | null>(null);
  const blocker = useBlocker(isInVain);
  const wait = useEffectEvent(() => setWaitsAt(key));

  useEffect(() => {
    if (blocker.state !== "blocked") return undefined;
    let isAsked = true;
    void canLoadPages().then((canLoad) => {
      if (!isAsked) return;
      if (canLoad) return blocker.proceed();
      blocker.reset();
      wait();
    });
    return () => {
      isAsked = false;
    };
  }, [blocker]);

  useEffect(() => {
    const onWaits = () => wait();
    const onMissing = () => setPartMissing(true);
    window.addEventListener(PAGE_WAITS, onWaits);
    window.addEventListener(CHUNK_FAILED, onMissing);
    return () => {
      window.removeEventListener(PAGE_WAITS, onWaits);
      window.removeEventListener(CHUNK_FAILED, onMissing);
    };
  }, []);

  if (isPartMissing) return "partMissing";
  return !isOnline && waitsAt === key ? "offline" : null;
}

const isInVain: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  if (navigator.onLine) return false;
  const isSamePage =
    currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
  const isPlaceOnPage = isSamePage && nextLocation.hash !== "";
  // In a step of the history the address is the next one already.
  const isRestored = historyAction === "POP" && isListKept(location.href);
  return !isPlaceOnPage && !isRestored;
};
