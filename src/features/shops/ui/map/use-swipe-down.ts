import { type PointerEvent, useRef } from "react";

/** So far a finger must go down before that is meant. */
const LEAST_PX = 48;

/** Handlers of something that is put away by a swipe down; a mouse selects text instead. */
export function useSwipeDown(onSwipe: () => void) {
  const from = useRef<number>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.pointerType === "mouse" ? null : event.clientY;
    },
    onPointerUp(event: PointerEvent) {
      if (from.current !== null && event.clientY - from.current > LEAST_PX) onSwipe();
      from.current = null;
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
