import type { Point } from "#platform/geo/geo.ts";
import type { Openness } from "./listing.ts";
import type { ShopKind } from "./shop.ts";

/** The fields of a shop on a map. */
export interface Pin extends Point {
  id: number;
  slug: string;
  name: string;
  kind: ShopKind;
  openness: Openness;
  /** Invented for trying the site out; marked on the map too. */
  isSample: boolean;
}

/** Where pins overlap, an open shop is above one of unknown hours, and that above a closed one. */
export const PIN_RANKS: Record<Openness, number> = { open: 2, unknown: 1, closed: 0 };
