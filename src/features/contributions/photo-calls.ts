import { sendCall } from "#platform/http-client.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { upload } from "#platform/upload.ts";
import type { AnsweredPhotos, PhotoUse } from "./shop-photos.ts";

interface SentPhoto {
  shop: string;
  image: Blob;
  /** Of the file. */
  name: string;
  use: PhotoUse;
}

/**
 * Adds a photo of a shop, or gives it a logo, and tells which share of it is on its way.
 * @throws CallFailed
 */
export function addPhoto(
  { shop, image, name, use }: SentPhoto,
  onShare: (share: number) => void,
): Promise<AnsweredPhotos> {
  const form = new FormData();
  form.set("image", image, name);
  form.set("shop", shop);
  form.set("as", use);
  return upload<AnsweredPhotos>("dashboard/photos", form, onShare);
}

interface SavedPhotos {
  shop: string;
  rev: string;
  photos: { _id: string; alt: LocalizedText | null }[];
  /** Takes the logo away. */
  logo?: null;
}

/** @throws CallFailed, with 409 and `current` when somebody changed them in between */
export function savePhotos(saved: SavedPhotos): Promise<AnsweredPhotos> {
  return sendCall<AnsweredPhotos>("PATCH", "dashboard/photos", saved);
}
