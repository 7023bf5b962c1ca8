import type { FileStorage } from "#platform/files/file-storage.ts";
import type { ImageWorkers } from "#platform/images/image-workers.ts";

/** What use cases of pictures need beside the database; it lives as long as the process. */
export interface PictureTools {
  storage: FileStorage;
  workshop: ImageWorkers;
}
