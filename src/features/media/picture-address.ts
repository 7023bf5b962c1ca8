import type { Picture } from "./media.ts";
import type { PictureFormat } from "./picture-format.ts";
import {
  PICTURE_WIDTHS,
  type PictureSize,
  type PictureSquare,
  type PictureWidth,
  SHARE_SHAPE,
} from "./picture-sizes.ts";

/** The attributes of a responsive `<img>`. */
export interface PictureAddresses {
  src: string;
  srcSet: string;
  /** Pixels of the largest one, to reserve the space before it is loaded. */
  width: number;
  height: number;
}

/**
 * The address of a picture in one size. `base` is where pictures are served: `""` for this site, or the CDN's address
 * (`site.pictureBase`). From a CDN WebP is requested, which every current browser reads: many CDNs cache one answer for an
 * address and ignore `Vary`.
 */
export function pictureAddress(
  key: string,
  { width, height, fit }: PictureSize,
  base: string,
  format: PictureFormat | undefined = base ? "webp" : undefined,
): string {
  const query = new URLSearchParams({ w: String(width) });
  if (height !== undefined) query.set("h", String(height));
  if (height !== undefined && fit === "inside") query.set("fit", fit);
  if (format) query.set("f", format);
  return `${base}/img/${key}?${query}`;
}

/** A picture in its own shape, in every width up to `widest` that it has pixels for. */
export function pictureAddresses(
  picture: Picture,
  base: string,
  widest: PictureWidth = 1920,
): PictureAddresses {
  const most = Math.min(picture.width, widest);
  const next = PICTURE_WIDTHS.find((width) => width >= most) ?? widest;
  const widths = PICTURE_WIDTHS.filter((width) => width <= next);
  const address = (width: number) =>
    pictureAddress(picture.key, { width, height: undefined, fit: "inside" }, base);
  return {
    src: address(next),
    // The last one has as many pixels as there are: a picture is never enlarged.
    srcSet: widths.map((width) => `${address(width)} ${Math.min(width, picture.width)}w`).join(", "),
    width: most,
    height: Math.max(1, Math.round((picture.height * most) / picture.width)),
  };
}

/** A square of a picture, sharp on dense screens too. `side` is in CSS pixels. */
export function squareAddresses(picture: Picture, base: string, side: PictureSquare): PictureAddresses {
  const address = (pixels: PictureSquare) =>
    pictureAddress(picture.key, { width: pixels, height: pixels, fit: "cover" }, base);
  const dense: Record<PictureSquare, PictureSquare> = { 96: 192, 192: 512, 512: 512 };
  const srcSet =
    dense[side] === side ? `${address(side)} 1x` : `${address(side)} 1x, ${address(dense[side])} 2x`;
  return { src: address(side), srcSet, width: side, height: side };
}

/** The share image of a page (`og:image`): JPEG, which every network reads. `origin`: never empty. */
export function shareAddress(key: string, origin: string): string {
  return pictureAddress(key, { ...SHARE_SHAPE, fit: "cover" }, origin, "jpeg");
}
