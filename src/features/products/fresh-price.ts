/**
 * A price counts for a year after somebody last saw it, as a rule of a shop does (`isWithinYear`), and then to the end of that day in
 * UTC. An older one is no price of today: it is told with its age, and no head, card, order, filter or statistic knows it.
 */
export const FRESH_SECONDS = 365 * 86_400;

const DAY_MS = 86_400_000;

/**
 * The moment since which a price must have been seen to be one of `now`: the beginning of a day, so that what is stored at night
 * (refresh-prices.ts) is what a page works out all day. `fresh_since` of the database says the same; a test holds one against the
 * other.
 */
export function freshSince(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - FRESH_SECONDS * 1000);
}
