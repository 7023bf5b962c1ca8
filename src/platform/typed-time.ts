import { COUNTRY_TIME } from "./country-time.ts";

// Times as a browser's field for them has them (`2026-11-21T14:15`), on the wall clock of the country. Without Temporal, which not every
// browser has.

// Swedish dates and times are those of ISO 8601.
const clock = new Intl.DateTimeFormat("sv", {
  timeZone: COUNTRY_TIME,
  dateStyle: "short",
  timeStyle: "short",
});

/** What the field shows for an instant. */
export function typedTime(instant: string): string {
  return clock.format(new Date(instant)).replace(" ", "T");
}

/**
 * The instant (ISO 8601) of what was typed; undefined for no time. Of the hour that the clock shows twice it is the first, and one that
 * it skips is an hour later.
 */
export function instantOfTyped(typed: string): string | undefined {
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const aheadAt = (moment: number) => Date.parse(`${typedTime(new Date(moment).toISOString())}Z`) - moment;
  const [before, after] = [aheadAt(asUtc - DAY_MS), aheadAt(asUtc + DAY_MS)];
  const early = asUtc - Math.max(before, after);
  const isThere = aheadAt(early) === asUtc - early;
  return new Date(isThere ? early : asUtc - Math.min(before, after)).toISOString();
}

const DAY_MS = 86_400_000;
