import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOfClock, wallClockAt } from "../can-i-get-in-hours.ts";
import { openingAtArrival } from "./opening-at-arrival.ts";
import { openTimesOfShop } from "./open-times-of-shop.ts";
import { NOW } from "./small-world.test-support.ts";

const HOURS = "Mo-Sa 10:00-23:00; Su 12:00-01:00; PH off; Dec 24,Dec 31 10:00-18:00; Jul unknown";
const SHOP = { status: "active", hours: HOURS, latitude: 52.09, longitude: 5.12 } as const;

const stateAt = (at: string, shop: Partial<typeof SHOP> | { hours: null } = {}) =>
  openingAtArrival({ ...SHOP, ...shop }, { at, now: NOW }).state;

test.each([
  ["tonight", "2026-11-21T20:00", "open"],
  ["the minute that is going on", "2026-11-21T14:15", "open"],
  ["a minute ago, which nobody asks a shop", "2026-11-21T14:14", "unknown"],
  ["New Year's Eve, which has hours of its own", "2026-12-31T20:00", "closed"],
  ["New Year's Eve before six", "2026-12-31T17:59", "open"],
  ["Christmas Day, a holiday", "2026-12-25T15:00", "closed"],
  ["after midnight in spring, in the night of a Sunday", "2027-04-19T00:30", "open"],
  ["King's Day", "2027-04-27T15:00", "closed"],
  ["July, of which the shop does not know", "2027-07-10T15:00", "unknown"],
  ["a Saturday a year ahead", "2027-11-20T20:00", "open"],
  ["farther ahead than anybody plans", "2028-06-10T15:00", "unknown"],
])("%s (%s) is %s", (_, at, state) => {
  expect(stateAt(at)).toBe(state);
});

test("until when is told with it", () => {
  const asked = { at: "2026-12-30T20:00", now: NOW };
  expect(openingAtArrival(SHOP, asked)).toEqual({ state: "open", closesAt: "2026-12-30T22:00:00.000Z" });
});

test("without hours, or closed for a time, nobody knows", () => {
  expect(stateAt("2026-12-30T20:00", { hours: null })).toBe("unknown");
  const closed = { ...SHOP, status: "temporarilyClosed" } as const;
  expect(openingAtArrival(closed, { at: "2026-12-30T20:00", now: NOW })).toEqual({ state: "unknown" });
});

test("at any minute of the year it is what the shop's own page will say when that minute has come", () => {
  const minute = fc.integer({ min: 1, max: 365 * 24 * 60 });
  fc.assert(
    fc.property(minute, (ahead) => {
      const at = wallClockAt(new Date(NOW.getTime() + ahead * 60_000).toISOString());
      const then = new Date(instantOfClock(at));
      const { opening } = openTimesOfShop({ ...SHOP, shopId: 1, departments: [] }, { now: then });
      expect(openingAtArrival(SHOP, { at, now: NOW })).toEqual(opening);
    }),
    { numRuns: 100 },
  );
});
