import {
  addProtocol,
  AJAXError,
  type ErrorEvent,
  type LayerSpecification,
  type Map as MapLibre,
  type SourceSpecification,
  type VectorSourceSpecification,
} from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";
import type { MapBounds, MapGround } from "./map-point.ts";
import { inTheme } from "./night-colours.ts";
import { OUTLINE_COLOURS as COLOURS } from "./outline-colours.ts";
import { surroundingsOf } from "./surroundings.ts";
import { isMissingTile, tileArchives } from "./tile-archives.ts";
import layers from "./tiles-layers.json";

/** Where the sea of the archive's far tiles ends, which is a little beyond the country. */
const COVERED: MapBounds = [2.2, 50.4, 8.3, 54.25];

/** The name of their source, in tiles-layers.json too. */
const TILES = "tiles";
/** One broken tile is a hole; so many before the first good one are an archive that cannot be read. */
const MOST_BROKEN = 3;

const NOT_FOUND = 404;

let isAdded = false;

/**
 * To the map a missing tile is answered as a server would, with 404: a `sparse` source
 * then draws the part of the nearest tile above it.
 */
function addArchives(): void {
  if (isAdded) return;
  isAdded = true;
  const read = tileArchives();
  addProtocol("pmtiles", async (request, ending) => {
    try {
      const { data } = await read(request, ending);
      // Beyond the box that an archive states for itself, its far tiles still have sea and land.
      return {
        data: request.type === "json" ? { ...(data as object), bounds: undefined } : (data as ArrayBuffer),
      };
    } catch (error) {
      if (!isMissingTile(error)) throw error;
      throw new AJAXError(NOT_FOUND, error.message, request.url, new Blob());
    }
  });
}

/** Sources and layers of an archive of vector tiles (OpenMapTiles schema) at an address of ours or elsewhere. */
export function tilesGround(
  { address, outline }: Extract<MapGround, { kind: "tiles" }>,
  { theme }: MapPaint,
): { sources: Record<string, SourceSpecification>; layers: LayerSpecification[] } {
  addArchives();
  const url = `pmtiles://${new URL(address, location.href).href}`;
  const tiles: VectorSourceSpecification & { sparse: boolean } = { type: "vector", url, sparse: true };
  const colours = { land: COLOURS.land, window: COLOURS.land };
  const around = surroundingsOf(outline.surroundings, { covered: COVERED, ...colours });
  return {
    sources: { ...around.sources, [TILES]: tiles },
    layers: inTheme([...around.layers, ...(layers as LayerSpecification[])], theme),
  };
}

/** Calls once when the archive is away or damaged, so that not a single tile of it was had; and for every other error. */
export function watchTiles(
  map: MapLibre,
  { onNoTiles, onOtherError }: { onNoTiles: () => void; onOtherError: () => void },
): void {
  let [hasTile, brokenCount] = [false, 0];
  map.on("sourcedata", ({ sourceId, tile }) => {
    if (sourceId === TILES && tile) hasTile = true;
  });
  map.on("error", ({ sourceId, tile }: ErrorEvent & { sourceId?: string; tile?: object }) => {
    if (sourceId !== TILES || hasTile) return onOtherError();
    brokenCount += tile ? 1 : MOST_BROKEN;
    if (brokenCount >= MOST_BROKEN) onNoTiles();
  });
}
