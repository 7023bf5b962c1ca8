import type { Database } from "#platform/database/database.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import type { PictureFormat } from "../picture-format.ts";
import type { PictureSize } from "../picture-sizes.ts";
import { lockPicture } from "./lock-picture.ts";
import { drawnFile, originalFile, pictureFolder } from "./picture-files.ts";
import type { PictureTools } from "./picture-tools.ts";
import { shownPicture } from "./shown-picture.ts";

export interface DrawingRequest {
  picture: { key: string; mime: string };
  size: PictureSize;
  format: PictureFormat;
}

/**
 * Serves pictures in the requested sizes: each is computed once, also for concurrent requests, and stored. Undefined when the
 * picture has just been removed. `ImagesBusy` and `StorageUnreachable` pass (503).
 */
export function pictureDrawer(
  tools: PictureTools,
): (database: Database, request: DrawingRequest) => Promise<Uint8Array | undefined> {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  return (database, request) => {
    const file = drawnFile(request.picture.key, request.size, request.format);
    const drawing =
      underWay.get(file) ?? keptOrDrawn(database, tools, request, file).finally(() => underWay.delete(file));
    underWay.set(file, drawing);
    return drawing;
  };
}

async function keptOrDrawn(
  database: Database,
  { storage, workshop }: PictureTools,
  { picture: { key, mime }, size, format }: DrawingRequest,
  file: string,
): Promise<Uint8Array | undefined> {
  const kept = await storage.read(file);
  if (kept) return kept;
  const original = await storage.read(originalFile(key, mime));
  if (!original) return undefined;
  const outcome = await workshop.make("view", original, { ...size, format });
  if ("refused" in outcome)
    throw new Error(`The picture ${key} that we drew ourselves is ${outcome.refused}`);
  const { bytes, mime: drawnMime } = outcome.made;
  await storage.write(file, bytes, drawnMime);
  return (await isStillKept(database, storage, key)) ? bytes : undefined;
}

/** A removal during the computation did not delete the new file, so it is deleted here. */
async function isStillKept(database: Database, storage: FileStorage, key: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockPicture(tx, key);
    if (await shownPicture(tx, key)) return true;
    await storage.removeFolder(pictureFolder(key));
    return false;
  });
}
