import { cleanFileName } from "#features/media/clean-file-name.ts";
import { dataUrlOf } from "#features/media/data-url.ts";
import { type Compression, pictureCompression } from "#features/media/compression-rule.ts";

/** A photo as a draft keeps it. */
export interface ChosenPhoto {
  name: string;
  /** As an address: the content policy knows no `blob:`, and the device can keep it. */
  dataUrl: string;
  byteCount: number;
}

/** The formats that are taken as they are. */
const SENT_AS_IS = new Set(["image/jpeg", "image/png", "image/webp"]);

/**
 * Makes a chosen photo small where it is large (specification section 5, "Generic image compression").
 * @throws when the file is no picture that this browser can read
 */
export async function compressPhoto(file: File): Promise<ChosenPhoto> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = bitmap;
    const isSeenThrough = file.type === "image/png" && hasTransparency(bitmap);
    const rule = pictureCompression({ byteCount: file.size, mime: file.type, width, height, isSeenThrough });
    // Some browsers read formats that others do not.
    const isForeign = !SENT_AS_IS.has(file.type);
    const compression =
      rule ?? (isForeign ? { mime: "image/jpeg" as const, width, height, quality: 0.8 } : undefined);
    const image = compression ? await drawn(bitmap, compression) : file;
    const mime = compression?.mime ?? file.type;
    return { name: cleanFileName(file.name, mime), dataUrl: await dataUrlOf(image), byteCount: image.size };
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, { mime, width, height, quality }: Compression): Promise<Blob> {
  const { canvas, context } = canvasOf(width, height);
  if (mime === "image/jpeg") {
    // What a picture leaves open would be black.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, mime, quality);
  });
  if (!image) throw new Error("This browser makes no such picture");
  return image;
}

/** Looked for in a small copy, in which a few open pixels of an edge would be lost: such a picture is one of a camera. */
function hasTransparency(bitmap: ImageBitmap): boolean {
  const side = 64;
  const { context } = canvasOf(side, side);
  context.drawImage(bitmap, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.some((value, place) => place % 4 === 3 && value < 250);
}

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing");
  return { canvas, context };
}

/** The file of a photo that `compressPhoto` made. */
export function fileOf({ name, dataUrl }: Pick<ChosenPhoto, "name" | "dataUrl">): File {
  const [head = "", content = ""] = dataUrl.split(",");
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: /^data:([^;,]+)/.exec(head)?.[1] ?? "image/jpeg" });
}
