import type { DayHours } from "#features/hours/day-hours.ts";
import { openingStateOf } from "#features/hours/opening-state.ts";
import { hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { exceptionsAhead } from "#features/hours/server/exceptions-ahead.ts";
import { knownOpenTimes } from "#features/hours/server/known-open-times.ts";
import type { ShopOpenTimes } from "../open-times.ts";
import type { ShopWithHours } from "./hours-of-shops.ts";

const WEEK = 7;
const DAY_MS = 86_400_000;

/**
 * When a shop and its departments are open, from today on, with the present state. Computed from their hours, so a change shows
 * at once.
 * @param shop of `shopRecord`
 */
export function openTimesOfShop(
  shop: ShopWithHours,
  { now, dayCount = WEEK }: { now: Date; dayCount?: number },
): ShopOpenTimes {
  if (shop.status !== "active") {
    return { opening: { state: "closed", opensAt: null }, days: null, isOutOfUse: true, departments: [] };
  }
  const asked = { now, dayCount };
  return {
    ...timesOf(shop, shop.hours, asked),
    isOutOfUse: false,
    departments: shop.departments.map((part) => timesOfDepartment(shop, part, asked)),
  };
}

/** The days after the coming week on which its hours are others. */
export function exceptionsOfShop(shop: ShopWithHours, { now }: { now: Date }): DayHours[] {
  if (shop.status !== "active" || shop.hours === null) return [];
  return exceptionsAhead({ hours: shop.hours, point: shop, from: now, toldDays: WEEK });
}

/** Yesterday, while its night goes on; for what is told of days with their dates. */
export function nightGoingOn(shop: ShopWithHours, { now }: { now: Date }): DayHours[] {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const { days } = openTimesOfShop(shop, { now: yesterday, dayCount: 1 });
  return (days ?? []).filter(({ open }) => open.some(({ closesAt }) => Date.parse(closesAt) > now.getTime()));
}

interface OpenTimesOfShopQuery {
  now: Date;
  dayCount: number;
}

function timesOfDepartment(
  shop: ShopWithHours,
  { department, hours }: ShopWithHours["departments"][number],
  asked: OpenTimesOfShopQuery,
) {
  return { department, ...timesOf(shop, hours, asked) };
}

function timesOf(point: ShopWithHours, hours: string | null, { now, dayCount }: OpenTimesOfShopQuery) {
  const times = knownOpenTimes({ hours, point, now });
  if (hours === null || !times) return { opening: { state: "unknown" } as const, days: null };
  return {
    opening: openingStateOf({ ...times, at: now }),
    days: hoursByDay({ hours, point, from: now, days: dayCount }) ?? null,
  };
}
