import { useState, useSyncExternalStore } from "react";

/**
 * The value that the server rendered this component with: `value` at hydration, undefined for a component that was first rendered
 * in the browser. On the server the value itself.
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
