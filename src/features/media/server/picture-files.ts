import type { PictureFormat } from "../picture-format.ts";
import { type PictureSize, sizeName } from "../picture-sizes.ts";

/** Raise it when pictures are computed in another way: this invalidates the stored ones. */
const DRAWING = 1;

/** All files of a picture. Two letters of its key keep folders small. */
export function pictureFolder(key: string): string {
  return `pictures/${key.slice(0, 2)}/${key}`;
}

export function originalFile(key: string, mime: string): string {
  return `${pictureFolder(key)}/original.${mime === "image/png" ? "png" : "jpg"}`;
}

/** A picture in one size and format. */
export function drawnFile(key: string, size: PictureSize, format: PictureFormat): string {
  return `${pictureFolder(key)}/${drawingName(size, format)}`;
}

/** The identity of one size and format of a picture. */
export function drawingName(size: PictureSize, format: PictureFormat): string {
  return `${DRAWING}-${sizeName(size)}.${format}`;
}
