import { useEffect, useRef } from "react";

/**
 * After a link has led to another page, the focus moves to its `main`: the focused element is gone with the old page, or in the
 * frame, and a screen reader would be silent. An element inside the page that still exists keeps the focus.
 */
export function useLanding(pathname: string): void {
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    const main = document.querySelector("main");
    if (main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
}
