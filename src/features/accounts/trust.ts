/** How far somebody is trusted with what they write (product.md section 10); not their rank, and shown to nobody. */
export type TrustLevel = 0 | 1 | 2 | 3;

export interface TrustGrounds {
  /** An admin or moderator of the site. */
  isOfSite: boolean;
  ageDays: number;
  /** What they contributed and was approved. */
  approvedCount: number;
  /** What they contributed and was taken away: each outweighs three approved ones. */
  removedCount: number;
}

const REMOVED_WEIGHT = 3;

/**
 * 3: of the site. 2: for a month here, with five good contributions. 1: for three days, with one. 0: everybody else. What is good
 * is what was approved, less three for each that was taken away.
 */
export function trustLevelOf({ isOfSite, ageDays, approvedCount, removedCount }: TrustGrounds): TrustLevel {
  if (isOfSite) return 3;
  const goodCount = approvedCount - REMOVED_WEIGHT * removedCount;
  if (ageDays >= 30 && goodCount >= 5) return 2;
  return ageDays >= 3 && goodCount >= 1 ? 1 : 0;
}
