import { type LocalizedText, type TextInLanguage, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";

/** Where a picture comes from; samples are used only by samples. */
export const PICTURE_SOURCES = ["owner", "visitor", "operator", "sample"] as const;

export type PictureSource = (typeof PICTURE_SOURCES)[number];

/** What a picture shows, by language, and in which one it was written; null for one that only decorates. */
export type PictureAlt = (Partial<Record<Locale, string>> & { source: Locale }) | null;

/** The fields of a picture for pages. Width and height in pixels are those of the original. */
export interface Picture {
  key: string;
  width: number;
  height: number;
}

/** A photo on the page of what it shows. */
export interface ShownPhoto extends Picture {
  /** Null for one that only decorates. */
  alt: TextInLanguage | null;
}

/** The same with its words in all languages. */
export interface PhotoInLanguages extends Picture {
  alt: LocalizedText | null;
}

export function photosIn(photos: readonly PhotoInLanguages[], locale: Locale): ShownPhoto[] {
  return photos.map((photo) => ({ ...photo, alt: textIn(photo.alt, locale) }));
}

/** Largest upload: 10 MB (specification sections 5 and 9). */
export const MOST_UPLOAD_BYTES = 10_000_000;

/** The box an original is scaled into (specification section 9). Profile pictures are JPEG always. */
export const ORIGINAL_BOXES = {
  profile: { width: 512, height: 512 },
  picture: { width: 1920, height: 1080 },
} as const;

export type PicturePurpose = keyof typeof ORIGINAL_BOXES;

/** Whether this has the form of a picture's key: half the hash of its content. */
export function isPictureKey(value: string): boolean {
  return /^[0-9a-f]{32}$/.test(value);
}
