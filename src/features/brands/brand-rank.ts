const UNRATED_HUNDREDTHS = 300;
const POINTS_PER_HUNDREDTH = 10_000;
const MOST_COUNTED = 900;
const SAMPLE_PENALTY = 10_000_000;

export interface RankedBrand {
  isSample: boolean;
  /** 100 to 500, null without a rating. */
  ratingHundredths: number | null;
  productCount: number;
  strainCount: number;
}

/**
 * What "best" means for brands: rating first, one without a rating standing in the middle; then how many products and
 * strains are known of it. Invented brands come after all real ones. There is nothing here that money could change.
 */
export function brandRankOf({ isSample, ratingHundredths, productCount, strainCount }: RankedBrand): number {
  return (
    (ratingHundredths ?? UNRATED_HUNDREDTHS) * POINTS_PER_HUNDREDTH +
    Math.min(productCount, MOST_COUNTED) * 5 +
    Math.min(strainCount, MOST_COUNTED) -
    (isSample ? SAMPLE_PENALTY : 0)
  );
}
