import { type RefObject, useEffect, useEffectEvent } from "react";

/** Far enough below the fold that what is fetched is there when one arrives. */
const MARGIN = "240px";

/** Calls once, when the element comes near to what the visitor sees; what `call` returns is called when it goes. */
export function useWhenSeen(element: RefObject<Element | null>, call: () => () => void): void {
  const begin = useEffectEvent(call);
  useEffect(() => {
    let end: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        end = begin();
      },
      { rootMargin: MARGIN },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      end?.();
    };
  }, [element]);
}
