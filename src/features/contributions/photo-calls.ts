import { sendCall } from "#platform/http-client.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { upload } from "#platform/upload.ts";
import type { AnsweredPhotos, PhotosOf, PhotoUse } from "./photos.ts";

interface SentPhoto {
  of: PhotosOf;
  image: Blob;
  /** Of the file. */
  name: string;
  use: PhotoUse;
}

/**
 * Adds a photo of a thing, or gives it a logo, and tells which share of it is on its way.
 * @throws CallFailed
 */
export function addPhoto(
  { of, image, name, use }: SentPhoto,
  onShare: (share: number) => void,
): Promise<AnsweredPhotos> {
  const form = new FormData();
  form.set("image", image, name);
  form.set(of.type, String(of.id));
  form.set("as", use);
  return upload<AnsweredPhotos>("dashboard/photos", form, onShare);
}

interface SavedPhotos {
  of: PhotosOf;
  rev: string;
  photos: { _id: string; alt: LocalizedText | null }[];
  /** Takes the logo away. */
  logo?: null;
}

/** @throws CallFailed, with 409 and `current` when somebody changed them in between */
export function savePhotos({ of, ...saved }: SavedPhotos): Promise<AnsweredPhotos> {
  return sendCall<AnsweredPhotos>("PATCH", "dashboard/photos", { [of.type]: String(of.id), ...saved });
}
