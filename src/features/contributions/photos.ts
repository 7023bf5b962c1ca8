import * as v from "valibot";
import type { EditedItem } from "#features/dashboard/field.ts";
import { textsSchema } from "#features/dashboard/item-schemas.ts";
import type { Picture } from "#features/media/media.ts";
import { Invalid } from "#platform/errors/errors.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** As `position` of the tables `shop_photo`, `brand_photo` and `product_photo`. */
export const MOST_PHOTOS = 20;

export const LONGEST_ALT = 200;

/** What has photos; calls name it by the word for its `_id`. */
export const PHOTOGRAPHED = ["shop", "brand", "product"] as const;

export type Photographed = (typeof PHOTOGRAPHED)[number];

export interface PhotosOf {
  type: Photographed;
  id: number;
}

/** A photo as whoever speaks for the thing keeps it; the first one is the cover. */
export interface PhotoToEdit extends Picture {
  _id: string;
  /** What one sees, for those who don’t; null where nobody has said it yet. */
  alt: LocalizedText | null;
}

/** What a picture that is sent becomes: one more photo, or the logo of a shop or a brand in place of the one before. */
export const PHOTO_USES = ["photo", "logo"] as const;

export type PhotoUse = (typeof PHOTO_USES)[number];

/** What has a logo: a product goes by that of its brand. */
export const hasLogo = (type: Photographed): type is "shop" | "brand" => type !== "product";

export interface PhotosToEdit extends EditedItem<{ photos: PhotoToEdit[]; logo: Picture | null }> {
  shown: {
    [name: string]: unknown;
    /** Of a brand that may not advertise, or of what it makes: nobody would see them. */
    isOfGrower: boolean;
  };
}

/** As the API answers them, with the `_id` of what they are of. */
export interface AnsweredPhotos extends Partial<Record<Photographed, string>> {
  rev: string;
  photos: PhotoToEdit[];
  logo: Picture | null;
}

/** What the photos are of, by the one word that is given. */
export const photographedIds = {
  shop: v.optional(v.pipe(rowIdSchema, v.description("The `_id` of the shop"))),
  brand: v.optional(v.pipe(rowIdSchema, v.description("Or that of the brand"))),
  product: v.optional(v.pipe(rowIdSchema, v.description("Or that of the product"))),
};

/** @throws Invalid unless exactly one of them is given */
export function photographedIn(given: Partial<Record<Photographed, number | undefined>>): PhotosOf {
  const [named, another] = PHOTOGRAPHED.flatMap((type): PhotosOf[] => {
    const id = given[type];
    return id === undefined ? [] : [{ type, id }];
  });
  if (!named || another)
    throw new Invalid([{ msg: `Must be one of ${PHOTOGRAPHED.join(", ")}`, param: "shop" }]);
  return named;
}

const photo = v.strictObject({
  _id: rowIdSchema,
  alt: v.pipe(
    v.nullable(textsSchema(LONGEST_ALT)),
    v.description("What one sees on it, by language, with `source`, the language it was written in"),
  ),
});

/** `PATCH /api/dashboard/photos`: all photos of the thing, the cover first. */
export const photosSaveForm = v.strictObject({
  ...photographedIds,
  rev: v.string("Must be given"),
  photos: v.pipe(
    v.array(photo, "Must be a list of photos"),
    v.maxLength(MOST_PHOTOS, `Must be at most ${MOST_PHOTOS}`),
  ),
  logo: v.optional(
    v.pipe(
      v.null("Must be null or left out"),
      v.description("Takes the logo away; without it the logo stays"),
    ),
  ),
});

export type PhotosToSave = Omit<v.InferOutput<typeof photosSaveForm>, Photographed>;
