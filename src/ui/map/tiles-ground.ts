import { addProtocol, type ErrorEvent, type LayerSpecification, type Map as MapLibre } from "maplibre-gl";
import { Protocol } from "pmtiles";
import type { MapPaint } from "./map-paint.ts";
import { inTheme } from "./night-colours.ts";
import layers from "./tiles-layers.json";

const NUDGE_AFTER_MS = 60;
/** Marks the events of a movement that moves nothing. */
const NUDGE = { isNudge: true };
const IS_MISSING_TILE = /tile not found/i;

let isAdded = false;

/** Sources and layers of an archive of vector tiles (OpenMapTiles schema) at an address of ours or elsewhere. */
export function tilesGround(address: string, { theme }: MapPaint) {
  if (!isAdded) {
    // A missing tile must be an error: an empty one would be drawn as blank paper instead of its parent.
    addProtocol("pmtiles", new Protocol({ errorOnMissingTile: true }).tile);
    isAdded = true;
  }
  const url = `pmtiles://${new URL(address, location.href).href}`;
  return {
    sources: { ground: { type: "vector" as const, url } },
    layers: inTheme(layers as LayerSpecification[], theme),
  };
}

/**
 * Where an archive has no tile, the larger one above it is drawn, but only when the map next looks for tiles. A moving
 * map does so by itself, and setting its place would stop it.
 */
export function drawParentsOfMissingTiles(map: MapLibre, onOtherError: (message: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on("error", ({ error }: ErrorEvent) => {
    if (!IS_MISSING_TILE.test(error.message)) return onOtherError(error.message);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!map.isMoving()) map.jumpTo({ center: map.getCenter() }, NUDGE);
    }, NUDGE_AFTER_MS);
  });
  map.once("remove", () => clearTimeout(timer));
}
