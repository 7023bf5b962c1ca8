import type { Picture } from "#features/media/media.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";

// What deals, jobs and posts have in common.

/** They are of a shop or brand, and of no person: whoever speaks for it answers for them. */
export const NEWS_TYPES = ["deal", "job", "post"] as const;

export type NewsType = (typeof NEWS_TYPES)[number];

/** The place of a deal or a job. */
export interface PlaceOfShop {
  slug: string;
  name: string;
  city: { slug: string; name: string };
}

/** A picture with what it shows, in the reader's language where it is known. */
export interface ShownPicture extends Picture {
  alt: TextInLanguage | null;
}

/** The names of the city and the brand whose slugs are in the address; null without one. */
export interface FilterNames {
  city: string | null;
  brand: string | null;
}

/** A place in an answer: `url` is the bare slug (contract.md, "Names and shapes"). */
export function placeAnswer({ slug, name, city }: PlaceOfShop) {
  return { url: slug, name, city: cityAnswer(city) };
}

export function cityAnswer({ slug, name }: PlaceOfShop["city"]) {
  return { url: slug, name };
}
