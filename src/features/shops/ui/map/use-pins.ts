import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readPins } from "../../calls.ts";
import type { Pin } from "../../pin.ts";
import { pinQuery, type PinScope } from "../../pin-scope.ts";

interface Pins {
  pins: readonly Pin[];
  /** With those that were too many to show. */
  total: number;
  hasFailed: boolean;
}

const NO_PINS: Pins = { pins: [], total: 0, hasFailed: false };

/** The pins of a map, asked for again when it is to show others; what was there stays until then. */
export function usePins(scope: PinScope): Pins {
  const [pins, setPins] = useState(NO_PINS);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ask = useEffectEvent((signal: AbortSignal) => {
    const redirectTo = (path: string) => navigate(path, { replace: true });
    return readPins(scope, { pagePath: pathname, redirectTo, signal });
  });
  const key = pinQuery(scope).toString();
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      (found) => leaving.signal.aborted || setPins({ ...found, hasFailed: false }),
      () => leaving.signal.aborted || setPins((before) => ({ ...before, hasFailed: true })),
    );
    return () => leaving.abort();
  }, [key]);
  return pins;
}
