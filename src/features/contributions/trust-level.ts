/** How far somebody is trusted (product.md section 10): it sets limits, and is no rank. */
export type TrustLevel = 0 | 1 | 2 | 3;

export interface TrustFacts {
  /** Reviews, pictures and changes of theirs that were taken, and facts that an admin looked at. Taps alone are no proof. */
  approvedCount: number;
  points: number;
  accountAgeDays: number;
  /** Something of theirs was taken away in the last RECENT_DAYS, and was not put back. */
  wasRemovedLately: boolean;
  /** A moderator or an admin. */
  isStaff: boolean;
}

export const RECENT_DAYS = 90;

/** 0 new; 1 and 2 by what one gave and for how long one has been there; 3 whoever looks after the site. */
export function trustLevelOf(facts: TrustFacts): TrustLevel {
  if (facts.isStaff) return 3;
  if (facts.approvedCount < 1 || facts.accountAgeDays < 1) return 0;
  const isProven = facts.points >= 20 && facts.accountAgeDays >= 14 && !facts.wasRemovedLately;
  return isProven ? 2 : 1;
}
