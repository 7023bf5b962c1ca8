import * as v from "valibot";
import type { Database } from "#platform/database/database.ts";
import { kindOf } from "#platform/errors/errors.ts";
import type { PictureTools } from "./picture-tools.ts";
import { removeImage } from "./remove-image.ts";

/** The background task that a use case enqueues with the `key` of a picture it no longer shows. */
export const REMOVE_UNUSED_PICTURE = "remove-unused-picture";

const payloadSchema = v.object({ key: v.string() });

/** Removes a picture unless something else shows it: equal pictures are one. `StorageUnreachable` passes, and it is tried again. */
export async function removeUnusedPicture(
  database: Database,
  tools: Pick<PictureTools, "storage">,
  payload: unknown,
): Promise<void> {
  const { key } = v.parse(payloadSchema, payload);
  try {
    await removeImage(database, tools, key);
  } catch (error) {
    if (kindOf(error) !== "notFound" && kindOf(error) !== "conflict") throw error;
  }
}
