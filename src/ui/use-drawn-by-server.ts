import { useState, useSyncExternalStore } from "react";

/**
 * What the server drew this part from: `value` as it was when the page woke up, undefined for a part that the browser
 * has drawn by itself. On the server the value itself.
 */
export function useDrawnByServer<Value>(value: Value): Value | undefined {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [drawn] = useState(isHydrating ? value : undefined);
  return drawn;
}

const never = () => () => undefined;
