/**
 * A price counts for a year after somebody last saw it, as a rule of a shop does (`isWithinYear`). An older one is no price of today:
 * it is told with its age, and enters neither the head of a product nor its range or its chart.
 */
export const FRESH_SECONDS = 365 * 86_400;

/** The moment since which a price must have been seen to be one of `now`. */
export function freshSince(now: Date): Date {
  return new Date(now.getTime() - FRESH_SECONDS * 1000);
}
