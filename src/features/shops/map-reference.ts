import type { Point } from "#platform/geo/geo.ts";

/** What distances on a map are from. */
export interface MapReference extends Point {
  kind: "city" | "shop" | "landmark" | "me";
  /** Of the city, the shop or the landmark; empty for the visitor. */
  name: string;
  /** Of the visitor: how far around shops are listed. */
  reachMetres?: number;
}

/** The zoom of a map of one shop: its street and door can be told. */
export const SHOP_ZOOM = 16;
