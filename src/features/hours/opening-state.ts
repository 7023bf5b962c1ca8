/** From one instant to another, ISO 8601 in UTC; the end is exclusive. */
export interface OpenInterval {
  opensAt: string;
  closesAt: string;
}

/** Instants are ISO 8601 in UTC. Unknown is not closed: the hours are not known, or the moment is beyond the known days. */
export type OpeningState =
  /** `closesAt` is null when it does not close within 24 hours. */
  | { state: "open"; closesAt: string | null }
  /** `opensAt` is null when it does not open within the days that are known. */
  | { state: "closed"; opensAt: string | null }
  | { state: "unknown" };

export interface OpenTimes {
  /** In any order; they may touch. */
  during: readonly OpenInterval[];
  /** From here on nothing is known; null when nothing is known at all. */
  knownUntil: string | null;
}

const DAY_MS = 86_400_000;

/**
 * Whether a place is open at a moment, and until or from when. Where the known time ends while it is open, that is returned as
 * the closing: before it the place is open, and later it is unknown.
 */
export function openingStateOf({ during, knownUntil, at }: OpenTimes & { at: string | Date }): OpeningState {
  const moment = new Date(at).getTime();
  if (knownUntil === null || Date.parse(knownUntil) <= moment) return { state: "unknown" };
  const next = joinedIntervals(during).find(({ closesAt }) => Date.parse(closesAt) > moment);
  if (!next) return { state: "closed", opensAt: null };
  if (Date.parse(next.opensAt) > moment) return { state: "closed", opensAt: next.opensAt };
  const isLong = Date.parse(next.closesAt) - moment > DAY_MS;
  return { state: "open", closesAt: isLong ? null : next.closesAt };
}

/** In their order, with adjacent and overlapping ones merged. */
export function joinedIntervals(intervals: readonly OpenInterval[]): OpenInterval[] {
  const joined: OpenInterval[] = [];
  for (const { opensAt, closesAt } of intervals.toSorted(byOpening)) {
    const last = joined.at(-1);
    if (!last || Date.parse(opensAt) > Date.parse(last.closesAt)) joined.push({ opensAt, closesAt });
    else if (Date.parse(closesAt) > Date.parse(last.closesAt)) last.closesAt = closesAt;
  }
  return joined;
}

function byOpening(a: OpenInterval, b: OpenInterval): number {
  return Date.parse(a.opensAt) - Date.parse(b.opensAt);
}
