import { type DrawnPhoto, drawPhoto } from "#features/media/ui/photo-view/drawn-photo.ts";
import { MOST_PIXELS, type SizeMistake, sizeMistake, sizeOfFile } from "./picture-size.ts";
import type { Pixels } from "./prepare-picture.ts";

/** A telephone makes none that is larger. */
const MOST_BYTES = 40 * 1024 * 1024;
/** As many pixels as every browser draws at once. */
const MOST_DRAWN_PIXELS = 12_000_000;

/** Why a file is no photo that can be read. */
export type PhotoMistake = SizeMistake | "unreadable";

/** A photo ready to be looked at, or why there is none. Its size is asked of its head: one that is too large is never unpacked. */
export async function openPhoto(file: Blob): Promise<DrawnPhoto | PhotoMistake> {
  if (file.size > MOST_BYTES) return "tooLarge";
  const size = sizeOfFile(new Uint8Array(await file.arrayBuffer()));
  if (!size) return "unreadable";
  const mistake = sizeMistake(size);
  if (mistake) return mistake;
  const share = Math.min(1, Math.sqrt(MOST_DRAWN_PIXELS / Math.min(MOST_PIXELS, size.width * size.height)));
  try {
    const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
    if (share === 1) return { source: whole, quarters: 0 };
    const resized = {
      resizeWidth: Math.round(whole.width * share),
      resizeHeight: Math.round(whole.height * share),
    };
    const source = await createImageBitmap(whole, { ...resized, resizeQuality: "high" });
    whole.close();
    return { source, quarters: 0 };
  } catch {
    return "unreadable";
  }
}

/** As it is seen. */
export function pixelsOf(photo: DrawnPhoto): Pixels {
  const canvas = document.createElement("canvas");
  const context = drawPhoto(canvas, photo);
  if (!context) throw new Error("This browser draws nothing");
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
