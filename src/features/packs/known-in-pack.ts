import { endOfKnownDays } from "#features/hours/country-days.ts";
import type { EvaluatedHours } from "#features/hours/open-times-at.ts";
import type { KnownTimes } from "#features/shops/known-times.ts";
import type { ShopStatus } from "#features/shops/shop.ts";

interface PackTimes {
  until: number;
  /** See `KnownTimes`. */
  changes: number[];
  /** Perhaps open, in their order. */
  doubts: { from: number; to: number }[];
}

/** A pack stays as it was downloaded: its instants are parsed once, which takes longer than all the rest of a list. */
const parsed = new WeakMap<EvaluatedHours, PackTimes>();

interface ShopWithTimes {
  status: ShopStatus;
  openTimes: EvaluatedHours | null;
}

/**
 * What the lists of the site would know at a moment of when a shop of the pack is open: up to a time at which the hours say "unknown", for
 * two weeks, and not beyond the days of the pack; null before its first day and while the hours are unknown. A shop that is closed for a
 * time keeps none of its hours.
 */
export function timesKnownInPack(
  { knownFrom }: { knownFrom: string },
  now: Date,
): (shop: ShopWithTimes) => KnownTimes | null {
  const moment = now.getTime();
  const farthest = endOfKnownDays(now).getTime();
  const isTooEarly = moment < Date.parse(knownFrom);
  return ({ status, openTimes }) => {
    if (openTimes === null || isTooEarly) return null;
    const { until, changes, doubts } = parsedTimes(openTimes);
    const knownUntil = Math.min(until, farthest);
    if (status !== "active") return { until: knownUntil, changes: [] };
    const doubt = doubts.find(({ to }) => to > moment);
    const end = Math.min(knownUntil, doubt?.from ?? knownUntil);
    return { until: end, changes: openedBefore(changes, end) };
  };
}

/** An opening that is going on at the end stays whole: it does not end there, one only knows no more. */
function openedBefore(changes: readonly number[], end: number): readonly number[] {
  const later = changes.findIndex((change) => change >= end);
  return later === -1 ? changes : changes.slice(0, later + (later % 2));
}

function parsedTimes(openTimes: EvaluatedHours): PackTimes {
  const known = parsed.get(openTimes);
  if (known) return known;
  const { open, unknown, until } = openTimes;
  const times = {
    until: Date.parse(until),
    changes: open.flatMap(({ opensAt, closesAt }) => [Date.parse(opensAt), Date.parse(closesAt)]),
    doubts: unknown.map(({ opensAt, closesAt }) => ({
      from: Date.parse(opensAt),
      to: Date.parse(closesAt),
    })),
  };
  parsed.set(openTimes, times);
  return times;
}
