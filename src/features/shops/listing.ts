/** Unknown: the hours are not known, or the moment is beyond the computed days. */
export type Openness = "open" | "closed" | "unknown";

/** The fields of a shop by which lists filter. */
export interface Listing {
  shopId: number;
  /** See traits.ts. */
  traits: number;
  now: Openness;
  /** At half past midnight of the coming night. */
  late: Openness;
  /** At the requested moment; the same as `now` without one. */
  asked: Openness;
  /** From the requested point; null without one. */
  metres: number | null;
}
