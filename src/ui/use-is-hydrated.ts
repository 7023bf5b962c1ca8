import { useSyncExternalStore } from "react";

/** Whether the page is hydrated: false on the server and in the first render of hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
