import { pictureCompression } from "#features/media/compression-rule.ts";

/** Enough to see whether anything of a picture is left open. */
const LOOKED_AT = 64;

/**
 * Makes a picture small before it is sent (specification section 5): a small file stays as it is, a larger one fits into 1920 × 1080.
 * @throws when the file is no picture that this browser can read
 */
export async function compressImage(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = bitmap;
    const isSeenThrough = file.type === "image/png" && hasHoles(bitmap);
    const rule = pictureCompression({ byteCount: file.size, mime: file.type, width, height, isSeenThrough });
    if (!rule) return file;
    const canvas = drawn(bitmap, rule);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, rule.mime, rule.quality);
    });
    if (!blob) throw new Error("This browser makes no such picture");
    return blob;
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function hasHoles(bitmap: ImageBitmap): boolean {
  const size = { width: LOOKED_AT, height: LOOKED_AT };
  const data = drawn(bitmap, size).getContext("2d")?.getImageData(0, 0, LOOKED_AT, LOOKED_AT).data ?? [];
  return data.some((value, place) => place % 4 === 3 && value < 255);
}
