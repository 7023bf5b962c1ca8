/** Unknown is neither: nobody has told us the hours, or the moment lies beyond the days we have worked out. */
export type Openness = "open" | "closed" | "unknown";

/** What of a shop is needed to say whether it belongs in a list. */
export interface Listing {
  shopId: number;
  /** See traits.ts. */
  traits: number;
  now: Openness;
  /** At half past midnight of the coming night. */
  late: Openness;
  /** At the moment that was asked for; the same as `now` when none was. */
  asked: Openness;
  /** From the point that was asked about; null when none was. */
  metres: number | null;
}
