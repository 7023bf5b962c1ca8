/**
 * The sizes in which pictures are served. A closed set, or a client could make us compute and store a picture of each width
 * (security.md U2).
 */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Squares, for faces and logos. */
export const PICTURE_SQUARES = [96, 192, 512] as const;

/** The shape that social networks show beside a link. */
export const SHARE_SHAPE = { width: 1200, height: 630 } as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureSquare = (typeof PICTURE_SQUARES)[number];

/** `cover` fills the shape and cuts what does not fit; `inside` keeps all of the picture. */
export const PICTURE_FITS = ["cover", "inside"] as const;

export type PictureFit = (typeof PICTURE_FITS)[number];

/** One of the sizes; without a height the picture keeps its shape. */
export interface PictureSize {
  width: number;
  height: number | undefined;
  fit: PictureFit;
}

/** All sizes there are. */
export const PICTURE_SIZES: readonly PictureSize[] = [
  ...PICTURE_WIDTHS.map((width) => ({ width, height: undefined, fit: "inside" as const })),
  ...PICTURE_SQUARES.flatMap((side) => PICTURE_FITS.map((fit) => ({ width: side, height: side, fit }))),
  { ...SHARE_SHAPE, fit: "cover" },
];

/** Such as `w640` or `192x192-cover`: the name of a size in file names. */
export function sizeName({ width, height, fit }: PictureSize): string {
  return height === undefined ? `w${width}` : `${width}x${height}-${fit}`;
}
