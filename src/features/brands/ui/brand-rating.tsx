import { useLingui } from "@lingui/react/macro";
import { countText, ratingText } from "#platform/i18n/format.ts";
import { Rating } from "#ui/rating/rating.tsx";

/** Stars with their number and the count behind them; nothing while there are too few reviews to say. */
export function BrandRating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  const { t, i18n } = useLingui();
  if (rating === null) return null;
  const value = ratingText(i18n.locale, rating);
  const count = countText(i18n.locale, reviewCount);
  const label = t({ id: "brand.rating", message: `${value} out of 5 stars, reviews: ${count}` });
  return <Rating value={rating} valueText={value} countText={`(${count})`} label={label} />;
}
