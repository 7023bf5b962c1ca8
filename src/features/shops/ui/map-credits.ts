import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { MapCredit } from "#ui/map-picture/map-credits.tsx";

/** The credits of pins on an outline. Names of owners are the same in every language. */
const OUTLINE_CREDITS: MapCredit[] = [
  { name: "Natural Earth", href: "https://www.naturalearthdata.com/" },
  // The positions of the pins are from OpenStreetMap.
  { name: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
];

/** The credits of a map of streets. */
const TILES_CREDITS: MapCredit[] = [
  { name: "© OpenMapTiles", href: "https://openmaptiles.org/" },
  { name: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
];

export function creditsOf(tiles: MapTiles): MapCredit[] {
  return tiles.kind === "outline" ? OUTLINE_CREDITS : TILES_CREDITS;
}

/** Of the picture of a map: the server reads no tiles from elsewhere. */
export function pictureCredits(tiles: MapTiles): MapCredit[] {
  return tiles.kind === "file" ? TILES_CREDITS : OUTLINE_CREDITS;
}
