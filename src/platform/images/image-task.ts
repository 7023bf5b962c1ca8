/** What is to be made of a picture. */
export interface ImageTask {
  /** Pixels at most; a picture is never enlarged. Undefined: as it comes. */
  width: number | undefined;
  height: number | undefined;
  /** `inside` keeps all of the picture, `cover` cuts it to exactly this shape. */
  fit: "inside" | "cover";
  /** `jpegOrPng`: PNG for what can be seen through, JPEG for the rest. */
  format: "avif" | "webp" | "jpeg" | "jpegOrPng";
}

export interface MadeImage {
  bytes: Uint8Array;
  mime: "image/avif" | "image/webp" | "image/jpeg" | "image/png";
  width: number;
  height: number;
}

/** `type`: neither JPEG nor PNG nor WebP. `pixels`: more than any camera takes. `sides`: longer than any photo. `broken`: cannot be decoded. */
export type ImageRefusal = "type" | "pixels" | "sides" | "broken";

export type ImageOutcome = { made: MadeImage } | { refused: ImageRefusal };
