import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { fieldErrorsOf, Invalid, kindOf } from "#platform/errors/errors.ts";
import type { PictureTools } from "./picture-tools.ts";
import { REMOVE_UNUSED_PICTURE } from "./remove-unused-picture.ts";
import { type NewImage, type StoredImage, storeImage } from "./store-image.ts";

const TRIES = 3;
/** Of the tables that show a picture. */
const OF_NO_PICTURE = /_(?:media|picture|logo)_id_fkey$/;

interface ImagesToStore {
  images: readonly NewImage[];
  /** What they are called where one is refused. */
  param?: string;
}

/**
 * Stores pictures before a transaction begins, for they take long to make, and hands them to the one that writes what shows them. Where
 * that fails the files are removed soon: nobody else would come for them.
 * @throws Invalid with the param; `ImagesBusy` and `StorageUnreachable` pass (503)
 */
export async function withStoredImages<Result>(
  database: Database,
  tools: PictureTools,
  { images, param = "image" }: ImagesToStore,
  write: (stored: StoredImage[]) => Promise<Result>,
): Promise<Result> {
  for (let triesLeft = TRIES; ; triesLeft -= 1) {
    const stored: StoredImage[] = [];
    try {
      for (const image of images) stored.push(await storeImage(database, tools, image));
      return await write(stored);
    } catch (error) {
      // Somebody else had the same picture, and it was removed with theirs in between.
      const { constraint = "" } = error as { constraint?: string };
      if (OF_NO_PICTURE.test(constraint) && triesLeft > 1) continue;
      for (const { key } of stored) await enqueue(database, REMOVE_UNUSED_PICTURE, { key });
      const errors = fieldErrorsOf(error);
      if (kindOf(error) === "invalid" && errors.some((one) => one.param === "image"))
        throw new Invalid(errors.map(({ msg }) => ({ msg, param })));
      throw error;
    }
  }
}

/** The same for one picture. */
export function withStoredImage<Result>(
  database: Database,
  tools: PictureTools,
  image: NewImage,
  write: (stored: StoredImage) => Promise<Result>,
): Promise<Result> {
  return withStoredImages(database, tools, { images: [image] }, ([stored]) => write(stored as StoredImage));
}
