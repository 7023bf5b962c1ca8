import type { TriState } from "./amenities.ts";

/** Tobacco is banned indoors in every coffeeshop of the country; pure cannabis is not (product.md section 4). */
export const SMOKING = ["pureOnly", "none", "unknown"] as const;

export type Smoking = (typeof SMOKING)[number];

/** What one may consume there, and on which terms. */
export interface Consumption {
  smoking: Smoking;
  /** Whether one is lent, or may be used. */
  vaporizer: TriState;
  terrace: TriState;
  /** Null while unknown, or where there is none. */
  maximumStayMinutes: number | null;
  /** Whether staying takes a drink. */
  drinkRequired: TriState;
}
