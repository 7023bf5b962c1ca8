import { addressIn } from "#platform/i18n/language-links.ts";
import type { ProductDetails } from "./product-details.ts";

/**
 * A product in schema.org's words. Never an offer and never a price: a menu in a search engine is advertising (product.md
 * section 6). Ratings are named only when the page shows them.
 */
export function productJsonLd(
  product: ProductDetails,
  { base, category }: { base: string; category: string },
): object {
  const { type, slug, name, ownBrand, description, rating, reviewCount } = product;
  return {
    "@type": "Product",
    name,
    url: addressIn(base, `/${type}/${slug}`),
    category,
    ...(ownBrand && { brand: { "@type": "Brand", name: ownBrand.name } }),
    ...(description && { description: description.text }),
    ...(rating !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount },
    }),
  };
}
