import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { MapGround } from "#ui/map/map-point.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { placesOf, type MapCity } from "./shops-map-points.ts";
import surroundings from "./shops-map-surroundings.json";
import outline from "./shops-map-outline.json?url&no-inline";

export function groundOf(tiles: MapTiles, cities: readonly MapCity[]): MapGround {
  const ground: MapGround = {
    kind: "outline",
    address: outline,
    places: placesOf(cities),
    surroundings: surroundings.rings,
  };
  return tiles.kind === "outline" ? ground : { kind: "tiles", address: tiles.address, outline: ground };
}

/** How far a map can be moved: a wide screen shows the country from north to south, and much that lies around it. */
export const LIMITS: Bbox = [-1.5, 47, 12, 57];
