import * as v from "valibot";
import type { EditedItem } from "#features/dashboard/field.ts";
import { textsSchema } from "#features/dashboard/item-schemas.ts";
import type { Picture } from "#features/media/media.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** As `position` of the table `shop_photo`. */
export const MOST_SHOP_PHOTOS = 20;

export const LONGEST_ALT = 200;

/** A photo of a shop as its owner keeps it; the first one is the cover. */
export interface PhotoToEdit extends Picture {
  _id: string;
  /** What one sees, for those who don’t; null where nobody has said it yet. */
  alt: LocalizedText | null;
}

/** What a picture that is sent becomes: one more photo, or the shop’s logo in place of the one before. */
export const PHOTO_USES = ["photo", "logo"] as const;

export type PhotoUse = (typeof PHOTO_USES)[number];

export interface PhotosToEdit extends EditedItem<{ photos: PhotoToEdit[]; logo: Picture | null }> {
  /** Its id. */
  shown: { [name: string]: unknown; shop: string };
}

/** As the API answers them. */
export interface AnsweredPhotos {
  shop: string;
  rev: string;
  photos: PhotoToEdit[];
  logo: Picture | null;
}

const photo = v.strictObject({
  _id: rowIdSchema,
  alt: v.pipe(
    v.nullable(textsSchema(LONGEST_ALT)),
    v.description("What one sees on it, by language, with `source`, the language it was written in"),
  ),
});

/** `PATCH /api/dashboard/photos`: all photos of the shop, the cover first. */
export const photosSaveForm = v.strictObject({
  shop: rowIdSchema,
  rev: v.string("Must be given"),
  photos: v.pipe(
    v.array(photo, "Must be a list of photos"),
    v.maxLength(MOST_SHOP_PHOTOS, `Must be at most ${MOST_SHOP_PHOTOS}`),
  ),
  logo: v.optional(
    v.pipe(
      v.null("Must be null or left out"),
      v.description("Takes the logo away; without it the logo stays"),
    ),
  ),
});

export type PhotosToSave = v.InferOutput<typeof photosSaveForm>;
