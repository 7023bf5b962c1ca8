import { ORIGINAL_BOXES } from "#features/media/media.ts";
import { sizeInBox } from "./size-in-box.ts";

/** Specification section 9. */
const QUALITY = 0.8;
const TYPE = "image/jpeg";

interface CompressedPicture {
  image: Blob;
  /** The same as an address: the content policy knows no `blob:`. */
  preview: string;
}

/**
 * Makes a picture small before it is sent: inside of 512 × 512, a JPEG, turned as the camera noted it, without any other note of it.
 * @throws when the file is no picture that this browser can read
 */
export async function compressPicture(file: Blob): Promise<CompressedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const canvas = Object.assign(document.createElement("canvas"), sizeInBox(bitmap, ORIGINAL_BOXES.profile));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing");
  // What a PNG leaves open would be black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, TYPE, QUALITY);
  });
  if (!image) throw new Error("This browser makes no JPEG");
  return { image, preview: canvas.toDataURL(TYPE, QUALITY) };
}
