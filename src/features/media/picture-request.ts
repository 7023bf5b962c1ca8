import { PICTURE_FORMATS, type PictureFormat } from "./picture-format.ts";
import { PICTURE_SIZES, type PictureSize } from "./picture-sizes.ts";

export interface PictureRequest {
  size: PictureSize;
  /** Undefined: the best format of the browser. */
  format: PictureFormat | undefined;
}

const KNOWN = new Set(["w", "h", "fit", "f"]);

/**
 * Parses `/img/{key}?w=&h=&fit=&f=`; undefined for anything but the supported sizes, fits and formats, each at most once. Squares
 * are cropped unless `fit=inside`; unknown parameters are refused too, because each would be one more address of the same picture
 * in every cache.
 */
export function pictureRequestOf(query: URLSearchParams): PictureRequest | undefined {
  const names = [...query.keys()];
  if (new Set(names).size !== names.length || names.some((name) => !KNOWN.has(name))) return undefined;
  const width = query.get("w");
  const height = query.get("h");
  const fit = query.get("fit") ?? (height === null ? "inside" : "cover");
  const size = PICTURE_SIZES.find(
    (known) =>
      String(known.width) === width &&
      (known.height === undefined ? null : String(known.height)) === height &&
      known.fit === fit,
  );
  const f = query.get("f");
  const format = PICTURE_FORMATS.find((known) => known === f);
  return size && (format || f === null) ? { size, format } : undefined;
}
