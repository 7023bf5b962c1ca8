import { useEffect, useRef } from "react";

/**
 * After a link has led to another page, the focus moves to its `main`, or to the place there that the link names: the focused element is gone with the old page, or in the
 * frame, and a screen reader would be silent. An element inside the page that still exists keeps the focus.
 */
export function useLanding(pathname: string): void {
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    const main = document.querySelector("main");
    if (main?.contains(document.activeElement)) return;
    (placeNamed() ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What the end of the address names; the router has scrolled to it. */
function placeNamed(): HTMLElement | null {
  const place = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}
