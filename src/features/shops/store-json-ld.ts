import type { Locale } from "#platform/i18n/locales.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { hoursJsonLd } from "./hours-json-ld.ts";
import type { ShopOpenTimes } from "./open-times.ts";
import type { Shop } from "./shop.ts";

/**
 * A shop in schema.org's words (`Store`). No offers and no prices: a menu in a search engine is advertising
 * (product.md section 6). Ratings are named only when the page shows them.
 */
export function storeJsonLd(
  shop: Shop,
  times: Pick<ShopOpenTimes, "days">,
  { base, locale }: { base: string; locale: Locale },
): object {
  const hours = hoursJsonLd(times.days);
  const pages = [shop.website, ...shop.socials].filter((address) => address !== null);
  const { smoking } = shop.consumption;
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
    ...(shop.email && { email: shop.email }),
    ...(pages.length > 0 && { sameAs: pages }),
    ...(shop.formerNames.length > 0 && { alternateName: shop.formerNames }),
    // In the language of the page only: nothing there says that it is another one.
    ...(shop.description && shop.description.locale === locale && { description: shop.description.text }),
    ...(smoking !== "unknown" && { smokingAllowed: smoking === "pureOnly" }),
    ...(shop.rating !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: shop.rating,
        reviewCount: shop.reviewCount,
      },
    }),
  };
}
