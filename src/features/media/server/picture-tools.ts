import type { FileStorage } from "#platform/files/file-storage.ts";
import type { ImageWorkshop } from "#platform/images/image-workshop.ts";

/** What use cases of pictures need beside the database; it lives as long as the process. */
export interface PictureTools {
  storage: FileStorage;
  workshop: ImageWorkshop;
}
