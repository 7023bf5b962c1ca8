import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import type { ImageTask, ImageOutcome, MadeImage } from "./image-task.ts";

// All of libvips is switched off except decoding the three formats from memory (security.md U1): no SVG, PDF, TIFF, no files.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

// An animated PNG is a PNG with more behind its first picture; that one is all we read.
const READABLE = new Set(["image/jpeg", "image/png", "image/apng", "image/webp"]);

/** 24 megapixels: 6000 × 4000. */
const MOST_PIXELS = 24_000_000;
/** In pixels. One that is longer is no photo, and to resize one that is a pixel wide takes seconds. */
const LONGEST_SIDE = 16_384;
const PATIENCE_SECONDS = 5;

/**
 * Decodes an untrusted picture and encodes it again: upright, in sRGB, the first page only, without a byte of what came along
 * with it (EXIF, places, thumbnails, other files). Runs in the image process, never in the server.
 */
export async function makeImage(bytes: Uint8Array, task: ImageTask): Promise<ImageOutcome> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !READABLE.has(type.mime)) return { refused: "type" };
  try {
    // Reads the first lines of the file only, so that a too large picture can be distinguished from a broken one.
    const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > MOST_PIXELS) return { refused: "pixels" };
    if (Math.max(width, height) > LONGEST_SIDE) return { refused: "sides" };
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 });
    const isSeenThrough = hasAlpha && !(await source.clone().stats()).isOpaque;
    const drawn = source.autoOrient().resize({
      width: task.width,
      height: task.height,
      fit: task.fit,
      withoutEnlargement: task.fit === "inside",
    });
    return { made: await encoded(drawn, task.format, isSeenThrough) };
  } catch {
    return { refused: "broken" };
  }
}

async function encoded(
  drawn: Sharp,
  format: ImageTask["format"],
  isSeenThrough: boolean,
): Promise<MadeImage> {
  const [image, mime] = inFormat(drawn, format, isSeenThrough);
  const { data, info } = await image
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mime, width: info.width, height: info.height };
}

function inFormat(
  drawn: Sharp,
  format: ImageTask["format"],
  isSeenThrough: boolean,
): [Sharp, MadeImage["mime"]] {
  if (format === "avif") return [drawn.avif({ quality: 50, effort: 2 }), "image/avif"];
  if (format === "webp") return [drawn.webp({ quality: 75 }), "image/webp"];
  if (format === "jpegOrPng" && isSeenThrough) return [drawn.png(), "image/png"];
  // Originals are stored in higher quality than the sizes made of them.
  const quality = format === "jpeg" ? 78 : 88;
  return [drawn.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }), "image/jpeg"];
}
