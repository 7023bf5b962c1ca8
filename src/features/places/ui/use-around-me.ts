import { useLingui } from "@lingui/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { noteCurrentLocation } from "#features/accounts/calls.ts";
import { type PageError, pageErrorOf } from "#platform/errors/page-error.ts";
import { currentPosition, type LocationTrouble, NoLocation } from "#platform/geo/geolocation.ts";
import { type Locale, localeOfTag } from "#platform/i18n/locales.ts";
import type { CallOptions } from "#platform/read-call.ts";
import type { Point } from "#platform/geo/geo.ts";

export type AroundMeState<Found> = "locating" | Nowhere | Failed | Found;

/** There is no position, and why. */
interface Nowhere {
  trouble: LocationTrouble;
}

/** The call failed. */
interface Failed {
  failure: PageError;
}

type Asking = Omit<CallOptions, "query"> & { locale: Locale };

/**
 * Loads a list around the visitor. The position goes into one call and stays in the memory of this page; that of a member is noted
 * with their session.
 *
 * @param ask the call
 * @param key the other inputs of the call, which is repeated when they change
 */
export function useAroundMe<Found extends object>(
  ask: (point: Point & { accuracyMetres: number }, asking: Asking) => Promise<Found>,
  key: string,
) {
  const [state, setState] = useState<AroundMeState<Found>>("locating");
  const [isAlertRead, setAlertRead] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { i18n } = useLingui();
  const find = useEffectEvent(async (signal: AbortSignal): Promise<Found> => {
    const point = await currentPosition();
    noteCurrentLocation(point);
    const redirectTo = (path: string) => navigate(path, { replace: true });
    return ask(point, { pagePath: pathname, redirectTo, locale: localeOfTag(i18n.locale), signal });
  });
  useEffect(() => {
    const leaving = new AbortController();
    find(leaving.signal).then(
      (found) => leaving.signal.aborted || setState(found),
      (error: unknown) =>
        leaving.signal.aborted ||
        setState(error instanceof NoLocation ? { trouble: error.reason } : { failure: pageErrorOf(error) }),
    );
    return () => leaving.abort();
  }, [key, attempt]);

  return {
    state,
    /** Of `LocationAlert`. */
    alert: { isOpen: !isAlertRead, onClose: () => setAlertRead(true) },
    tryAgain() {
      setAlertRead(false);
      setState("locating");
      setAttempt((count) => count + 1);
    },
  };
}
