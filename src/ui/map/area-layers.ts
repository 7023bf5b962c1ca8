import type { LayerSpecification } from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";
import type { MapBounds } from "./map-point.ts";
import type { RunningMap } from "./map-start.ts";

// Fetched when somebody asks for areas. It imports nothing of the map's own code, of which the bundler would cut off a file then that
// everybody loads.

/** An area on a map: a ring of corners, longitude first. */
export interface MapArea {
  id: number;
  ring: readonly (readonly [longitude: number, latitude: number])[];
}

interface ShownAreas {
  areas: readonly MapArea[];
  /** An area was pressed, and no point that stands in it. */
  onPress: (id: number) => void;
  /** At the beginning and after every movement: which of them are seen, at least in part. */
  onInView: (ids: readonly number[]) => void;
}

/** The first is the source too, and what is pressed; the second the picture that fills them. */
const LAYERS = ["areas", "areas-hatch", "areas-halo", "areas-edge"] as const;
const [AREAS, HATCH, HALO, EDGE] = LAYERS;

/**
 * Draws areas on a map that runs, below its points, and again whenever it gets another style, as at nightfall. Their edge and lines
 * across tell them from parks and water without a colour. Returns what takes them away.
 */
export function showAreas(
  { engine: { map, paint, pointLayers }, sees }: RunningMap,
  { areas, onPress, onInView }: ShownAreas,
): () => void {
  const [lowest] = pointLayers;

  function put(): void {
    // Until a style has come, which is told by an event.
    if (!lowest || !map.getLayer(lowest)) return;
    map.addImage(HATCH, hatchOf(paint()), { pixelRatio: HATCH_RATIO });
    map.addSource(AREAS, { type: "geojson", data: featuresOf(areas) });
    for (const layer of layersOf(paint())) map.addLayer(layer, lowest);
  }

  const tell = () => onInView(areas.filter(({ ring }) => sees(boundsOf(ring))).map(({ id }) => id));

  put();
  tell();
  let isGone = false;
  const listening = [
    map.on("style.load", put),
    map.on("moveend", tell),
    map.on("remove", () => (isGone = true)),
    map.on("click", ({ point }) => {
      if (map.queryRenderedFeatures(point, { layers: pointLayers }).length > 0) return;
      const [pressed] = map.queryRenderedFeatures(point, { layers: [AREAS] });
      if (pressed) onPress(Number(pressed.id));
    }),
  ];
  return () => {
    for (const one of listening) one.unsubscribe();
    // They went with the map.
    if (isGone || !map.getSource(AREAS)) return;
    for (const id of LAYERS) map.removeLayer(id);
    map.removeSource(AREAS);
    map.removeImage(HATCH);
  };
}

export function boundsOf(ring: MapArea["ring"]): MapBounds {
  const longitudes = ring.map(([longitude]) => longitude);
  const latitudes = ring.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

function featuresOf(areas: readonly MapArea[]) {
  const features = areas.map(({ id, ring }) => ({
    type: "Feature" as const,
    id,
    properties: {},
    geometry: { type: "Polygon" as const, coordinates: [ring.map(([...corner]) => corner)] },
  }));
  return { type: "FeatureCollection" as const, features };
}

function layersOf({ colours }: MapPaint): LayerSpecification[] {
  const edge = { type: "line", source: AREAS, layout: { "line-join": "round" } } as const;
  return [
    {
      id: AREAS,
      type: "fill",
      source: AREAS,
      paint: { "fill-color": colours.brick, "fill-opacity": 0.16 },
    },
    { id: HATCH, type: "fill", source: AREAS, paint: { "fill-pattern": HATCH, "fill-opacity": 0.55 } },
    { id: HALO, ...edge, paint: { "line-color": colours.surface, "line-width": 5 } },
    { id: EDGE, ...edge, paint: { "line-color": colours.brick, "line-width": 2.5 } },
  ];
}

/** In px of the picture, which repeats in all directions. */
const [HATCH_SIZE, HATCH_WIDTH, HATCH_RATIO] = [20, 2, 2];

function hatchOf({ colours }: MapPaint): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = HATCH_SIZE;
  canvas.height = HATCH_SIZE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas");
  context.strokeStyle = colours.brick;
  context.lineWidth = HATCH_WIDTH;
  context.beginPath();
  // The corners have their part of the lines beside it.
  for (const from of [-HATCH_SIZE, 0, HATCH_SIZE]) {
    context.moveTo(from - HATCH_WIDTH, HATCH_SIZE + HATCH_WIDTH);
    context.lineTo(from + HATCH_SIZE + HATCH_WIDTH, -HATCH_WIDTH);
  }
  context.stroke();
  return context.getImageData(0, 0, HATCH_SIZE, HATCH_SIZE);
}
