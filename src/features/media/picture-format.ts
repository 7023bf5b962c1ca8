/** What browsers get, best first. */
export const PICTURE_FORMATS = ["avif", "webp", "jpeg"] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const MIME_OF_FORMAT: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
};

/**
 * The best format that a browser names in its `Accept`. JPEG for those that name none: a wildcard means pictures in
 * general, and all browsers sent it long before they could read AVIF.
 */
export function formatFor(accept: string | undefined): PictureFormat {
  const named = (accept ?? "").toLowerCase().split(",").map(mediaRange);
  const found = PICTURE_FORMATS.find((format) =>
    named.some(({ type, isWanted }) => isWanted && type === MIME_OF_FORMAT[format]),
  );
  return found ?? "jpeg";
}

function mediaRange(range: string): { type: string; isWanted: boolean } {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
  return { type, isWanted: !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
}
