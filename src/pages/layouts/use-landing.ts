import { useEffect, useRef } from "react";

/**
 * After a link has led to another page, the focus lands on its `main`: what had it is gone with the old page, or stands in the
 * frame, and a screen reader would say nothing. Who chose something inside the page that is still there keeps the focus on it.
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
