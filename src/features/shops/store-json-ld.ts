import { addressIn } from "#platform/i18n/language-links.ts";
import { hoursJsonLd } from "./hours-json-ld.ts";
import type { ShopOpenTimes } from "./open-times.ts";
import type { Shop } from "./shop.ts";

/**
 * A shop in schema.org's words (`Store`). No offers and no prices: a menu in a search engine is advertising
 * (product.md section 6). Ratings are named only when the page shows them.
 */
export function storeJsonLd(shop: Shop, times: Pick<ShopOpenTimes, "days">, base: string): object {
  const hours = hoursJsonLd(times.days);
  return {
    "@type": "Store",
    name: shop.name,
    url: addressIn(base, `/coffeeshop/${shop.slug}`),
    address: {
      "@type": "PostalAddress",
      ...(shop.street && { streetAddress: [shop.street, shop.houseNumber].filter(Boolean).join(" ") }),
      ...(shop.postcode && { postalCode: shop.postcode }),
      addressLocality: shop.city.name,
      addressRegion: shop.province,
      addressCountry: "NL",
    },
    geo: { "@type": "GeoCoordinates", latitude: shop.latitude, longitude: shop.longitude },
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(shop.phone && { telephone: shop.phone }),
    ...(shop.website && { sameAs: shop.website }),
    ...(shop.rating !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: shop.rating,
        reviewCount: shop.reviewCount,
      },
    }),
  };
}
