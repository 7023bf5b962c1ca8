import type { DayHours } from "#features/hours/day-hours.ts";
import type { OpeningState } from "#features/hours/opening-state.ts";

/** Parts of a shop that may keep hours of their own. */
export const DEPARTMENTS = ["counter", "lounge", "kitchen", "terrace", "shop"] as const;

export type Department = (typeof DEPARTMENTS)[number];

interface PlaceTimes {
  opening: OpeningState;
  /** From today on; null while the hours are unknown or do not apply. */
  days: DayHours[] | null;
}

/** The hours of a shop, for its own page. */
export interface ShopOpenTimes extends PlaceTimes {
  /** The shop is closed for a time or for good: the hours it keeps otherwise do not apply. */
  isOutOfUse: boolean;
  /** The next days after those with hours of their own, such as Christmas; told on the shop's page alone. */
  later?: DayHours[];
  departments: (PlaceTimes & { department: Department })[];
}
