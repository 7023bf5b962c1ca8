import { useState } from "react";
import { useDrawnByServer } from "../use-drawn-by-server.ts";

/**
 * Whether the server's markup still says what it should: the server drew it, and all that time it was asked for the same.
 * Once it was not, React has taken the markup away, and it does not come back. On the server always true.
 */
export function useIsAsDrawn<Value>(
  value: Value,
  isSame: (drawn: Value, value: Value) => boolean = Object.is,
): boolean {
  const drawn = useDrawnByServer(value);
  const [isKept, setKept] = useState(drawn !== undefined);
  if (isKept && !(drawn !== undefined && isSame(drawn, value))) setKept(false);
  return isKept;
}
