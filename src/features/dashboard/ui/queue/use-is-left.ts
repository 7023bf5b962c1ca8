import { useEffect, useRef } from "react";

/** Tells whether the page has been left. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return () => isLeft.current;
}
