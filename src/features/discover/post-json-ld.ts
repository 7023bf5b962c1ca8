import { shareAddress } from "#features/media/picture-address.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import type { Post, PostAuthor } from "./post.ts";

/**
 * A post in schema.org's words: `Article`, or `Event` with its time and place. No offers: entrance and drinks are not ours to
 * sell. Null for samples and for what is not indexable.
 * @param origin where pictures are served, absolute
 */
export function postJsonLd(
  post: Post,
  { base, siteName, origin }: { base: string; siteName: string; origin: string },
): object | null {
  if (post.isSample || !post.isIndexable) return null;
  const { event, cover, author } = post;
  const shared = {
    url: addressIn(base, `/discover/${post.slug}`),
    description: post.lead.text,
    ...(cover && { image: shareAddress(cover.key, origin) }),
  };
  const name = (by: PostAuthor) => ({
    "@type": "Organization",
    name: by.kind === "editorial" ? siteName : by.name,
  });
  if (!event) {
    return {
      "@type": "Article",
      headline: post.title.text,
      inLanguage: languageTag(post.title.locale),
      datePublished: post.publishedAt,
      dateModified: post.changedAt,
      author: name(author),
      publisher: { "@type": "Organization", name: siteName },
      ...shared,
    };
  }
  const city = post.cities[0]?.name;
  return {
    "@type": "Event",
    name: post.title.text,
    startDate: event.startsAt,
    ...(event.endsAt && { endDate: event.endsAt }),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: event.place ?? city ?? siteName,
      address: { "@type": "PostalAddress", ...(city && { addressLocality: city }), addressCountry: "NL" },
    },
    organizer: name(author),
    ...shared,
  };
}
