import { type RefObject, useEffect, useEffectEvent } from "react";

/** Events of a present user. Robots, and tabs opened in the background, have none. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin"];

/** Listens as soon as this module is loaded, before hydration; once a document. */
const firstSign = new Promise<void>((resolve) => {
  if (typeof document === "undefined") return;
  const stop = new AbortController();
  for (const sign of SIGNS)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: stop.signal });

  function onSign(event: Event): void {
    // The page itself moves the focus into a dialog that it opens; only further focus changes come from a user.
    if (event instanceof FocusEvent && !event.relatedTarget) return;
    stop.abort();
    resolve();
  }
});

/**
 * Resolves at the first sign of a user in this document: a pointer, a key, scrolling, the focus. The browser records earlier
 * presses (user activation), so after a client navigation no new sign is needed; nor on a page with a restored scroll position.
 */
function userIsPresent(): Promise<void> {
  // Not every browser has `navigator.userActivation`.
  const wasPressed = (navigator as Partial<Navigator>).userActivation?.hasBeenActive;
  return wasPressed || scrollY > 0 ? Promise.resolve() : firstSign;
}

/** Far enough below the fold that the content is loaded when it is scrolled to. */
const MARGIN = "240px";

/**
 * Calls once, when the element comes near the viewport and a user is present: a background tab has no user. What `call` returns
 * is called when the element is removed.
 *
 * @param isAwaited the element is what the page was opened for, so nobody is waited for
 */
export function useWhenSeen(
  element: RefObject<Element | null>,
  call: () => () => void,
  { isAwaited = false }: { isAwaited?: boolean | undefined } = {},
): void {
  const begin = useEffectEvent(call);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        end = begin();
      },
      { rootMargin: MARGIN },
    );
    void (isAwaited ? Promise.resolve() : userIsPresent()).then(() => {
      if (!isGone && element.current) observer.observe(element.current);
    });
    return () => {
      isGone = true;
      observer.disconnect();
      end?.();
    };
  }, [element, isAwaited]);
}
