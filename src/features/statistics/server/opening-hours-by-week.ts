import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { evaluateHours, hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { hasSun } from "#features/hours/server/read-hours.ts";
import { DAY_MS, HOUR_MS, instantOfWall, wallDayOf } from "#features/hours/server/wall-clock.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Counted } from "../statistic.ts";
import { FEWEST, percentOf, shownTotal } from "../withheld.ts";

const WEEK_DAYS = 7;
const DAY_HOURS = 24;

/** The middle of the country, for the sun where it does not matter. */
const MIDDLE: Point = { latitude: 52.2, longitude: 5.3 };

const hoursOfShops = statement(
  "statistics-hours",
  () => sql<Point & { hours: string }>`
    select shop.opening_hours as hours, shop.latitude, shop.longitude
    from shop
    where not shop.is_sample and shop.status = 'active' and shop.opening_hours is not null`,
  { isRead: true },
);

/** How many shops are open at half past each hour of each weekday, in the next week without a public holiday. */
export async function openingHoursByWeek(tx: Database, { now }: { now: Date }): Promise<Counted> {
  const monday = ordinaryMonday(now);
  const weekHours = Array.from({ length: WEEK_DAYS * DAY_HOURS }, (_, hour) =>
    instantOfWall(monday + (hour + 0.5) * HOUR_MS),
  );
  const openCounts = weekHours.map(() => 0);
  let knownCount = 0;
  for (const { hours, point, shopCount } of await distinctHours(tx)) {
    // A thousand texts take seconds; in between the event loop serves other requests.
    await setImmediate();
    const open = evaluateHours({ hours, point, from: new Date(weekHours[0] ?? 0), days: WEEK_DAYS })?.open;
    if (!open) continue;
    knownCount += shopCount;
    const spans = open.map(({ opensAt, closesAt }) => [Date.parse(opensAt), Date.parse(closesAt)] as const);
    weekHours.forEach((at, hour) => {
      if (spans.some(([from, to]) => from <= at && at < to))
        openCounts[hour] = (openCounts[hour] ?? 0) + shopCount;
    });
  }
  const n = shownTotal(knownCount);
  if (n === null) return { n, rows: [] };
  return {
    n,
    rows: openCounts.map((count, hour) => {
      const shown = count >= FEWEST ? count : null;
      return [Math.floor(hour / DAY_HOURS) + 1, hour % DAY_HOURS, shown, percentOf(shown, n)];
    }),
  };
}

/** Equal texts are evaluated once, unless they depend on the sun. */
async function distinctHours(tx: Database): Promise<{ hours: string; point: Point; shopCount: number }[]> {
  const known = new Map<string, { hours: string; point: Point; shopCount: number }>();
  for (const { hours, latitude, longitude } of await hoursOfShops.all(tx)) {
    const key = hasSun(hours) ? `${hours} ${latitude} ${longitude}` : hours;
    const found = known.get(key);
    if (found) found.shopCount++;
    else known.set(key, { hours, point: { latitude, longitude }, shopCount: 1 });
  }
  return [...known.values()];
}

/** Midnight, on the wall clock, of the first Monday from now on whose week, and the Sunday before, have no public holiday. */
function ordinaryMonday(now: Date): number {
  const today = wallDayOf(now);
  // The first of January 1970 was a Thursday.
  const weekday = (today / DAY_MS + 3) % WEEK_DAYS;
  let monday = today + ((WEEK_DAYS - weekday) % WEEK_DAYS) * DAY_MS;
  while (hasHoliday(monday)) monday += WEEK_DAYS * DAY_MS;
  return monday;
}

function hasHoliday(monday: number): boolean {
  const from = new Date(instantOfWall(monday - DAY_MS));
  const days = hoursByDay({ hours: "24/7", point: MIDDLE, from, days: WEEK_DAYS + 1 });
  return (days ?? []).some(({ isHoliday }) => isHoliday);
}
