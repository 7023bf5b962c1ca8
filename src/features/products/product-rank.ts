/**
 * What "best" means for products, in words for the page that explains it: rating first, one without a rating standing in
 * the middle; then in how many shops it is sold; then strains that people know; then how much is known of it. Invented
 * products come after all real ones. There is nothing here that money could change.
 */
const UNRATED_HUNDREDTHS = 300;
const POINTS_PER_HUNDREDTH = 10_000;
const MOST_SHOPS_COUNTED = 900;
const SAMPLE_PENALTY = 10_000_000;

export interface RankedProduct {
  isSample: boolean;
  /** 100 to 500, null without a rating. */
  ratingHundredths: number | null;
  shopCount: number;
  isWellKnown: boolean;
  /** How many of potency, kind, lineage, effects, flavours and breeder are known. */
  knownFactCount: number;
}

/** A whole number; higher comes first. Stored with the product, so code that writes one of its inputs must store it again. */
export function productRankOf(product: RankedProduct): number {
  return (
    (product.ratingHundredths ?? UNRATED_HUNDREDTHS) * POINTS_PER_HUNDREDTH +
    Math.min(product.shopCount, MOST_SHOPS_COUNTED) * 10 +
    (product.isWellKnown ? 100 : 0) +
    product.knownFactCount -
    (product.isSample ? SAMPLE_PENALTY : 0)
  );
}
