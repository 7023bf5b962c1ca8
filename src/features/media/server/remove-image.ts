import type { Database } from "#platform/database/database.ts";
import { codeOf } from "#platform/database/error-codes.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { lockPicture } from "./lock-picture.ts";
import { pictureFolder } from "./picture-files.ts";
import type { PictureTools } from "./picture-tools.ts";

const deleteMedia = statement("delete-media", (db, p: Params<{ key: string }>) =>
  db.deleteFrom("media").where("key", "=", p.key),
);

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * Removes a picture with all its sizes. The row is deleted first: when the storage fails, all of it is rolled back and can be
 * retried.
 * @throws NotFound; Conflict while something still shows it; `StorageUnreachable` passes (503)
 */
export async function removeImage(
  database: Database,
  { storage }: Pick<PictureTools, "storage">,
  key: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockPicture(tx, key);
    if ((await deleteRow(tx, key)) === 0) throw new NotFound("key");
    await storage.removeFolder(pictureFolder(key));
  });
}

async function deleteRow(tx: Database, key: string): Promise<number> {
  try {
    return await deleteMedia.run(tx, { key });
  } catch (error) {
    if (codeOf(error) === FOREIGN_KEY_VIOLATION)
      throw new Conflict("key", "This picture is still shown somewhere");
    throw error;
  }
}
