/** Files under this stay as they are: "about 1000 KB" (specification section 5). */
const SMALL_BYTES = 1_000_000;

/** The box that larger ones are scaled into, and the quality (specification sections 5 and 9). */
const PICTURE_BOX = { width: 1920, height: 1080 };
const PROFILE_BOX = { width: 512, height: 512 };
const QUALITY = 0.8;

/** A chosen file, as the browser knows it. Width and height in pixels. */
export interface ChosenPicture {
  byteCount: number;
  mime: string;
  width: number;
  height: number;
  /** Whether it has transparency. */
  isSeenThrough: boolean;
}

/** How to compress it before the upload; `quality` as a canvas takes it, meaningless for PNG. */
export interface Compression {
  mime: "image/jpeg" | "image/png";
  width: number;
  height: number;
  quality: number;
}

/** How a picture is compressed before the upload; undefined when it is sent as it is. */
export function pictureCompression(picture: ChosenPicture): Compression | undefined {
  if (picture.byteCount < SMALL_BYTES) return undefined;
  const mime = picture.mime === "image/png" && picture.isSeenThrough ? "image/png" : "image/jpeg";
  return { mime, ...inside(picture, PICTURE_BOX), quality: QUALITY };
}

/** Profile pictures are always made small, and JPEG. */
export function profileCompression(picture: ChosenPicture): Compression {
  return { mime: "image/jpeg", ...inside(picture, PROFILE_BOX), quality: QUALITY };
}

/** The largest size of this shape that fits into the box; never larger than it is. */
function inside(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
