import { sendCall } from "#platform/http-client.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { upload } from "#platform/upload.ts";
import type { AnsweredPhotos } from "./shop-photos.ts";

/**
 * Adds a photo of a shop, and tells which share of it is on its way.
 * @throws CallFailed
 */
export function addPhoto(
  { shop, image, name }: { shop: string; image: Blob; name: string },
  onShare: (share: number) => void,
): Promise<AnsweredPhotos> {
  const form = new FormData();
  form.set("image", image, name);
  form.set("shop", shop);
  return upload<AnsweredPhotos>("dashboard/photos", form, onShare);
}

interface SavedPhotos {
  shop: string;
  rev: string;
  photos: { _id: string; alt: LocalizedText | null }[];
}

/** @throws CallFailed, with 409 and `current` when somebody changed them in between */
export function savePhotos(saved: SavedPhotos): Promise<AnsweredPhotos> {
  return sendCall<AnsweredPhotos>("PATCH", "dashboard/photos", saved);
}
