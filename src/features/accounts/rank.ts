/** From so many points on one has the rank of this place (product.md section 10). */
const THRESHOLDS = [0, 20, 80, 250, 800] as const;

export const RANK_EMOJIS = ["🌱", "🌀", "🌿", "🚀", "👑"] as const;

/** 1 Smoker, 2 Roller, 3 Stoner, 4 Spaceranger; 5 is called by the type of product one contributed to most. */
export type RankLevel = 1 | 2 | 3 | 4 | 5;

/** The rank that points for contributions give. Visits and use give none. */
export function rankOf(points: number): RankLevel {
  const reached = THRESHOLDS.filter((threshold) => points >= threshold).length;
  return Math.max(reached, 1) as RankLevel;
}
