import type { Member } from "#features/accounts/server/members.ts";
import type { NewImage } from "#features/media/server/store-image.ts";
import type { Database } from "#platform/database/database.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { MOST_PHOTOS } from "../review.ts";
import { isInventedReviewer } from "./hold-reviewer.ts";

/**
 * Photos as they were sent with a review, as they are to be stored (`withStoredImages`).
 * @throws Invalid for more than a review may have
 */
export async function photosToStore(
  database: Database,
  member: Member,
  photos: readonly Uint8Array[],
): Promise<{ images: NewImage[]; param: string }> {
  const param = "photos";
  if (photos.length > MOST_PHOTOS) throw new Invalid([{ msg: `Must be at most ${MOST_PHOTOS}`, param }]);
  const source = (await isInventedReviewer(database, member)) ? "sample" : "visitor";
  return {
    images: photos.map((bytes) => ({ bytes, purpose: "picture", source, state: "shown" })),
    param,
  };
}
