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

export interface PhotosToEdit extends EditedItem<{ photos: PhotoToEdit[] }> {
  /** Its id. */
  shown: { [name: string]: unknown; shop: string };
}

/** As the API answers them. */
export interface AnsweredPhotos {
  shop: string;
  rev: string;
  photos: PhotoToEdit[];
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
});

export type PhotosToSave = v.InferOutput<typeof photosSaveForm>;
