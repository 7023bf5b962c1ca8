const DAY_MS = 24 * 60 * 60_000;

/** Calendar days such as `2026-11-21`, which know no hours and so no summer time. */
function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

export const dayBefore = (day: string): string => daysBefore(day, 1);

/** So many days in their order, of which the given one is the last. */
export function daysUpTo(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => daysBefore(day, count - 1 - place));
}
