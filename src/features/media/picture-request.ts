import { PICTURE_FORMATS, type PictureFormat } from "./picture-format.ts";
import { PICTURE_SIZES, type PictureSize } from "./picture-sizes.ts";

export interface PictureRequest {
  size: PictureSize;
  /** Undefined: what the browser reads best. */
  format: PictureFormat | undefined;
}

const KNOWN = new Set(["w", "h", "fit", "f"]);

/**
 * What `/img/{key}?w=&h=&fit=&f=` asks for; undefined for anything but the sizes, fits and formats there are, each said
 * once. Squares are cut to shape unless `fit=inside`; unknown words are refused too, for each would be one more address
 * of the same picture in every cache.
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
