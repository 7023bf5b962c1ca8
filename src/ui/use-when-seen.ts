import { type RefObject, useEffect, useEffectEvent } from "react";

/** What somebody who is there does sooner or later. Robots, and tabs that were opened for later, do none of it. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin"];

/** Listens from the moment this file is there, before the page is awake; once a document. */
const firstSign = new Promise<void>((resolve) => {
  if (typeof document === "undefined") return;
  const heard = new AbortController();
  for (const sign of SIGNS)
    addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });

  function hear(event: Event): void {
    // The page itself puts the focus into a dialog that it opens; who moves it on from there is somebody.
    if (event instanceof FocusEvent && !event.relatedTarget) return;
    heard.abort();
    resolve();
  }
});

/**
 * Resolves at the first sign that somebody looks at this document: a pointer, a key, scrolling, the focus. A press before
 * this file was there is remembered by the browser, so whoever came here from another page of the site need not give one;
 * nor need who finds the page scrolled to where they left it.
 */
function somebodyIsThere(): Promise<void> {
  // Not every browser can say whether it was pressed.
  const wasPressed = (navigator as Partial<Navigator>).userActivation?.hasBeenActive;
  return wasPressed || scrollY > 0 ? Promise.resolve() : firstSign;
}

/** Far enough below the fold that what is fetched is there when one arrives. */
const MARGIN = "240px";

/**
 * Calls once, when the element comes near to what somebody sees: in view alone is not seen, for nobody may be there to
 * look. What `call` returns is called when the element goes.
 */
export function useWhenSeen(element: RefObject<Element | null>, call: () => () => void): void {
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
    void somebodyIsThere().then(() => {
      if (!isGone && element.current) observer.observe(element.current);
    });
    return () => {
      isGone = true;
      observer.disconnect();
      end?.();
    };
  }, [element]);
}
