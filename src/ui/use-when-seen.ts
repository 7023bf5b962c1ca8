import { type RefObject, useEffect, useEffectEvent } from "react";
import { somebodyIsThere } from "./sign-of-somebody.ts";

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
