import type { Point } from "#platform/geo/geo.ts";

/** What distances on a map are from. */
export interface MapReference extends Point {
  kind: "city" | "shop";
  name: string;
}

/** The zoom of a map of one shop: its street and door can be told. */
export const SHOP_ZOOM = 16;
