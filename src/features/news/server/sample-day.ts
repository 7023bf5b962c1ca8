const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** So many days and hours from the beginning of the day (UTC) on which samples are loaded, as ISO 8601. */
export function sampleDay(now: Date, days: number, hours = 0): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight + days * DAY_MS + hours * HOUR_MS).toISOString();
}
