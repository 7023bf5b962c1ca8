import { useSyncExternalStore } from "react";

/** Whether the page answers to presses yet: not while it is as the server drew it. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
