import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { MapCredit } from "#ui/map-picture/map-credits.tsx";
import type { MapGround } from "#ui/map/map-point.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { OUTLINE_CREDITS } from "../outline-credits.ts";
import { placesOf, type MapCity } from "./shops-map-points.ts";
import outline from "./shops-map-outline.json?url&no-inline";

/** Names of the owners of data, which are the same in every language. */
const TILES_CREDITS: MapCredit[] = [
  { name: "© OpenMapTiles", href: "https://openmaptiles.org/" },
  { name: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
];

export function groundOf(tiles: MapTiles, cities: readonly MapCity[]): MapGround {
  if (tiles.kind === "outline") return { kind: "outline", address: outline, places: placesOf(cities) };
  return { kind: "tiles", address: tiles.address };
}

/**
 * What each ground covers; no map leaves it. The sea of the tiles ends where their larger ones do. The south, where there
 * is only land, is there for tall maps: else they could not show the country from west to east.
 */
const LIMITS: Record<MapGround["kind"], Bbox> = {
  tiles: [2.82, 48.6, 8.2, 54.2],
  outline: [2.3, 48.6, 8.2, 54.2],
};

export function limitsOf(tiles: MapTiles): Bbox {
  return LIMITS[tiles.kind === "outline" ? "outline" : "tiles"];
}

export function creditsOf(tiles: MapTiles): MapCredit[] {
  return tiles.kind === "outline" ? OUTLINE_CREDITS : TILES_CREDITS;
}
