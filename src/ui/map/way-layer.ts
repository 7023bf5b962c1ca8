import type { MapPaint } from "./map-paint.ts";
import type { RunningMap } from "./map-start.ts";

// Fetched with the maps that point a way. It imports nothing of the map's own code, as area-layers.ts.

type Place = { longitude: number; latitude: number };

const WAY = "way";

/** Draws a dotted line from a place straight to another, below the points, and again whenever the map gets another style. Returns what takes it away. */
export function showWay(
  { engine: { map, paint, pointLayers } }: RunningMap,
  { from, to }: { from: Place; to: Place },
): () => void {
  const [lowest] = pointLayers;

  function put(): void {
    // Until a style has come, which is told by an event.
    if (!lowest || !map.getLayer(lowest)) return;
    map.addSource(WAY, { type: "geojson", data: lineOf(from, to) });
    map.addLayer(layerOf(paint()), lowest);
  }

  put();
  let isGone = false;
  const listening = [map.on("style.load", put), map.on("remove", () => (isGone = true))];
  return () => {
    for (const one of listening) one.unsubscribe();
    // It went with the map.
    if (isGone || !map.getSource(WAY)) return;
    map.removeLayer(WAY);
    map.removeSource(WAY);
  };
}

function lineOf(...places: Place[]) {
  return {
    type: "Feature" as const,
    properties: {},
    geometry: {
      type: "LineString" as const,
      coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]),
    },
  };
}

function layerOf({ colours }: MapPaint) {
  return {
    id: WAY,
    type: "line" as const,
    source: WAY,
    layout: { "line-cap": "round" as const },
    paint: { "line-color": colours.canal, "line-width": 5, "line-dasharray": [0, 2] },
  };
}
