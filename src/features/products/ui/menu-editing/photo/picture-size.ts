/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** More is not opened: a telephone has no room for it, and a board is read no better. */
export const MOST_PIXELS = 50_000_000;
/** Below this no letter is one. */
const LEAST_SIDE = 40;

export type SizeMistake = "tooLarge" | "tooSmall";

export function sizeMistake({ width, height }: PictureSize): SizeMistake | undefined {
  if (width * height > MOST_PIXELS) return "tooLarge";
  return Math.min(width, height) < LEAST_SIDE ? "tooSmall" : undefined;
}

/** Larger, a board is read no better and takes a minute. */
const MOST_READ_PIXELS = 12_000_000;
/** Small letters become as large as those that the engine has learned. */
const MOST_ENLARGED = 2.5;

/** By what a picture is enlarged before it is read; below one for a large one. */
export function scaleToRead({ width, height }: PictureSize): number {
  return Math.min(MOST_ENLARGED, Math.sqrt(MOST_READ_PIXELS / (width * height)));
}

/**
 * What the head of a JPEG, PNG or WebP file says of its size, so that one that is too large is never unpacked; undefined for another
 * file. A JPEG may be shown turned, which changes nothing of how much it is.
 */
export function sizeOfFile(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (place: number, text: string) =>
    [...text].every((letter, index) => bytes[place + index] === letter.codePointAt(0));
  try {
    if (begins(1, "PNG")) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return sizeOfJpeg(view);
    if (begins(0, "RIFF") && begins(8, "WEBP")) return sizeOfWebp(view, (text) => begins(12, text));
  } catch {
    // It ends before it says so.
  }
  return undefined;
}

function sizeOfJpeg(view: DataView): PictureSize | undefined {
  let place = 2;
  while (view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    // The frame: C0 to CF without those of tables and arithmetic coding.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(place + 5), width: view.getUint16(place + 7) };
    }
    place += marker === 0xff ? 1 : 2 + view.getUint16(place + 2);
  }
  return undefined;
}

function sizeOfWebp(view: DataView, isOf: (kind: string) => boolean): PictureSize | undefined {
  const threeBytes = (place: number) => view.getUint16(place, true) + (view.getUint8(place + 2) << 16);
  if (isOf("VP8X")) return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  if (isOf("VP8L")) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!isOf("VP8 ")) return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
