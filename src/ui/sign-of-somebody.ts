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
export function somebodyIsThere(): Promise<void> {
  // Not every browser can say whether it was pressed.
  const wasPressed = (navigator as Partial<Navigator>).userActivation?.hasBeenActive;
  return wasPressed || scrollY > 0 ? Promise.resolve() : firstSign;
}
