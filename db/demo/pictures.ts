/**
 * Pictures of invented places: drawn by us and not taken, with the fonts of the site, and they say so where they show words.
 * `db/demo/pictures/{file}.png` has them, each in the size told here, in pixels.
 */
export const DEMO_PICTURES = {
  "menu-boat": { width: 720, height: 960 },
  "menu-moonfish": { width: 720, height: 960 },
  "menu-heron": { width: 720, height: 960 },
  "scene-cat": { width: 960, height: 720 },
  "scene-quay": { width: 960, height: 720 },
} as const;

export type DemoPicture = keyof typeof DEMO_PICTURES;

export interface DemoMenuImage {
  /** Of db/demo/personas.ts. */
  persona: string;
  /** Of db/demo/shops.ts. */
  shop: string;
  file: DemoPicture;
  /** By ada; null for one that waits. */
  decision: "approved" | "rejected" | null;
  daysAgo: number;
}

/** Menus that invented people hold a camera to. */
export const DEMO_MENU_IMAGES: DemoMenuImage[] = [
  { persona: "noor", shop: "sleeping-heron", file: "menu-heron", decision: "approved", daysAgo: 16 },
  { persona: "noor", shop: "paper-boat", file: "menu-boat", decision: "approved", daysAgo: 5 },
  { persona: "sam", shop: "moonfish", file: "menu-moonfish", decision: null, daysAgo: 1 },
];

export interface DemoPhotos {
  /** The author and the target of a review of db/demo/reviews.ts. */
  by: string;
  type: "shop" | "product" | "brand";
  item: string;
  files: DemoPicture[];
}

export const DEMO_PHOTOS: DemoPhotos[] = [
  { by: "noor", type: "shop", item: "sleeping-heron", files: ["scene-cat", "scene-quay"] },
];
