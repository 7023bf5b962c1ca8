import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { type StoredImage, storeImage } from "#features/media/server/store-image.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { fieldErrorsOf, Invalid, kindOf } from "#platform/errors/errors.ts";
import { MOST_PHOTOS } from "../review.ts";

const TRIES = 3;
const FOREIGN_KEY_VIOLATION = "review_photo_media_id_fkey";

interface SentPhotos {
  /** As they were sent. */
  photos: readonly Uint8Array[];
  isSample: boolean;
}

/**
 * Stores photos and writes the review that shows them; the files of one that was refused are removed soon.
 * @throws Invalid with the param `photos`; `ImagesBusy` and `StorageUnreachable` pass (503)
 */
export async function withPhotos<Answer>(
  database: Database,
  tools: PictureTools,
  { photos, isSample }: SentPhotos,
  write: (photoIds: number[]) => Promise<Answer>,
): Promise<Answer> {
  if (photos.length > MOST_PHOTOS)
    throw new Invalid([{ msg: `Must be at most ${MOST_PHOTOS}`, param: "photos" }]);
  for (let triesLeft = TRIES; ; triesLeft -= 1) {
    const stored: StoredImage[] = [];
    try {
      for (const bytes of photos) {
        stored.push(
          await storeImage(database, tools, {
            bytes,
            purpose: "picture",
            source: isSample ? "sample" : "visitor",
            state: "shown",
          }),
        );
      }
      return await write([...new Set(stored.map(({ id }) => id))]);
    } catch (error) {
      // Somebody else had the same picture, and it was removed with theirs in between.
      const { constraint } = error as { constraint?: string };
      if (constraint === FOREIGN_KEY_VIOLATION && triesLeft > 1) continue;
      for (const { key } of stored) await enqueue(database, REMOVE_UNUSED_PICTURE, { key });
      const errors = fieldErrorsOf(error);
      if (kindOf(error) === "invalid" && errors.some(({ param }) => param === "image"))
        throw new Invalid(errors.map(({ msg }) => ({ msg, param: "photos" })));
      throw error;
    }
  }
}
