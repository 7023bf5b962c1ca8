import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type BlockerFunction, createPath, useBlocker, useLocation, useNavigation } from "react-router";
import { CHUNK_FAILED } from "#platform/chunk-failures.ts";
import { canLoadPages, isOnDevice, PAGE_WAITS } from "#platform/offline/load-in-vain.ts";
import { addressUnder } from "#ui/link/static-link.tsx";
import { useLinkPrefix } from "#ui/link/use-address.ts";
import { isListKept } from "./list-history.ts";
import { useIsOnline } from "#platform/offline/use-is-online.ts";

/** Why the next page does not come: there is no network, or a part of the page did not arrive twice within a minute. */
export type PageTrouble = "offline" | "partMissing";

/**
 * Keeps the page that is open when the next one cannot be loaded, so that nothing disappears without a network. Lists that back
 * and forward restore from memory need none.
 */
export function useKeptPage(): { trouble: PageTrouble | null; dismiss: () => void } {
  const isOnline = useIsOnline();
  const { key } = useLocation();
  const { state } = useNavigation();
  const [isPartMissing, setPartMissing] = useState(false);
  /** The key of the page on which something was pressed in vain. */
  const [waitsAt, setWaitsAt] = useState<string | null>(null);
  /** The address that was pressed with a network and has not come yet. */
  const pressed = useRef<string>(undefined);
  const prefix = useLinkPrefix();
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      (step) => {
        const isHeld = isInVain(step);
        if (!isHeld) pressed.current = addressUnder(prefix, createPath(step.nextLocation));
        return isHeld;
      },
      [prefix],
    ),
  );
  const wait = useEffectEvent(() => setWaitsAt(key));

  useEffect(() => {
    if (blocker.state !== "blocked") return undefined;
    let isAsked = true;
    // Here the router has the language in it.
    const address = createPath(blocker.location);
    void Promise.all([canLoadPages(), isOnDevice(address)]).then(([canLoad, isKept]) => {
      if (!isAsked) return;
      if (canLoad) return blocker.proceed();
      blocker.reset();
      // As a document: its data is on no device.
      if (isKept) location.assign(address);
      else wait();
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

  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const lead = (event: Event) => leadOn(event as Navigate, pressed.current);
    navigation?.addEventListener("navigate", lead);
    return () => navigation?.removeEventListener("navigate", lead);
  }, []);

  useEffect(() => {
    if (state === "idle") pressed.current = undefined;
  }, [state]);

  const isWaiting = waitsAt === key;
  useEffect(() => {
    if (!isWaiting) return undefined;
    // It is told of one press: the next one leads on, or is told of anew.
    const forget = () => setWaitsAt(null);
    window.addEventListener("click", forget, { capture: true });
    return () => window.removeEventListener("click", forget, { capture: true });
  }, [isWaiting]);

  const offline = !isOnline && isWaiting ? "offline" : null;
  return { trouble: isPartMissing ? "partMissing" : offline, dismiss: () => setWaitsAt(null) };
}

interface Navigate extends Event {
  navigationType: string;
  userInitiated: boolean;
}

/**
 * Loads the pressed page as a document where the router reloads the open one, because a chunk of the pressed page failed to load:
 * otherwise the press would be lost. It is the one reload of the minute, which `limitReloads` allowed before (decision 10).
 */
function leadOn(event: Navigate, pressed: string | undefined): void {
  const isOfRouter = event.navigationType === "reload" && !event.userInitiated;
  if (!isOfRouter || event.defaultPrevented || !event.cancelable || pressed === undefined) return;
  if (new URL(pressed, location.href).href === location.href) return;
  event.preventDefault();
  location.assign(pressed);
}

/** One document is all of its pages, and they need no network; they say by themselves that there is none.
 * As `isOfPocket`, whose file comes with the first city alone. */
export const IS_OF_POCKET = /^(\/[a-z]{2})?\/pocket(\/|$)/;

const isInVain: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  if (navigator.onLine) return false;
  const isSamePage =
    currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
  const isPlaceOnPage = isSamePage && nextLocation.hash !== "";
  // In a step of the history the address is the next one already.
  const isRestored = historyAction === "POP" && isListKept(location.href);
  const isInPocket = [currentLocation, nextLocation].every(({ pathname }) => IS_OF_POCKET.test(pathname));
  return !isPlaceOnPage && !isRestored && !isInPocket;
};
