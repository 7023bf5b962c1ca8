import { addressIn } from "#platform/i18n/language-links.ts";
import type { BrandDetails } from "./brand-details.ts";

/** A brand in schema.org's words. Ratings are named only when the page shows them. */
export function brandJsonLd(brand: BrandDetails, base: string): object {
  const { slug, name, description, website, rating, reviewCount } = brand;
  return {
    "@type": "Brand",
    name,
    url: addressIn(base, `/brand/${slug}`),
    ...(description && { description: description.text }),
    ...(website && { sameAs: website }),
    ...(rating !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount },
    }),
  };
}
