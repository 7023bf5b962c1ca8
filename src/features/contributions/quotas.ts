import type { TrustLevel } from "./trust-level.ts";

/** What somebody may send in 24 hours, by their level of trust. A line of a menu is a change, and so is a shop that is missing. */
export const MOST_A_DAY: Record<"changes" | "shops" | "taps" | "images", Record<TrustLevel, number>> = {
  changes: { 0: 50, 1: 100, 2: 400, 3: 2000 },
  shops: { 0: 3, 1: 10, 2: 40, 3: 400 },
  taps: { 0: 30, 1: 60, 2: 200, 3: 2000 },
  images: { 0: 4, 1: 10, 2: 40, 3: 200 },
};
