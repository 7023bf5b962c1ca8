import { addressIn } from "#platform/i18n/language-links.ts";
import type { ProductDetails } from "./product-details.ts";

/**
 * A product in schema.org's words, once it is rated: Google counts a `Product` as faulty that has neither rating nor offer. Never an
 * offer and never a price: a menu in a search engine is advertising (product.md section 6).
 */
export function productJsonLd(
  product: ProductDetails,
  { base, category }: { base: string; category: string },
): object | null {
  const { type, slug, name, ownBrand, description, rating, reviewCount } = product;
  if (rating === null) return null;
  return {
    "@type": "Product",
    name,
    url: addressIn(base, `/${type}/${slug}`),
    category,
    ...(ownBrand && { brand: { "@type": "Brand", name: ownBrand.name } }),
    ...(description && { description: description.text }),
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount },
  };
}
