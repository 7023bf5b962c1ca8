import type { LayerSpecification, Map as MapLibre } from "maplibre-gl";
import { airAround, areButtonsInRow } from "./fit-points.ts";
import { type MapPaint, paintOf } from "./map-paint.ts";
import { doMeet } from "./do-meet.ts";
import { freeOf, seenBounds } from "./map-room.ts";
import { POINT_LAYERS, POINTS } from "./point-layers.ts";

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

/** Areas that are on a map. */
export interface SeenArea {
  /** So close that an area fills what is free of the map. */
  zoomTo: (id: number) => void;
}

/** The first is the source too, and what is pressed; the second the picture that fills them. */
const LAYERS = ["areas", "areas-hatch", "areas-halo", "areas-edge"] as const;
const [AREAS, HATCH, HALO, EDGE] = LAYERS;

/**
 * Draws areas on a map that runs, below its points, and again whenever it gets another style, as at nightfall. Their edge and lines
 * across tell them from parks and water without a colour. `end` takes them away.
 */
export function showAreas(
  map: MapLibre,
  { areas, onPress, onInView }: ShownAreas,
): SeenArea & { end: () => void } {
  function put(): void {
    // Until a style has come, which is told by an event.
    if (!map.getLayer(POINTS)) return;
    const paint = paintOf(map.getContainer());
    map.addImage(HATCH, hatchOf(paint), { pixelRatio: HATCH_RATIO });
    map.addSource(AREAS, { type: "geojson", data: featuresOf(areas) });
    for (const layer of layersOf(paint)) map.addLayer(layer, POINTS);
  }

  function tell(): void {
    const seen = seenBounds(map);
    onInView(areas.filter(({ ring }) => doMeet(boundsOf(ring), seen)).map(({ id }) => id));
  }

  put();
  tell();
  const coming = map.on("style.load", put);
  const moving = map.on("moveend", tell);
  let isGone = false;
  const leaving = map.on("remove", () => (isGone = true));
  const pressing = map.on("click", ({ point }) => {
    if (map.queryRenderedFeatures(point, { layers: POINT_LAYERS }).length > 0) return;
    const [pressed] = map.queryRenderedFeatures(point, { layers: [AREAS] });
    if (pressed) onPress(Number(pressed.id));
  });
  return {
    zoomTo(id) {
      const area = areas.find((one) => one.id === id);
      if (area) map.fitBounds(boundsOf(area.ring), { padding: airAround(freeOf(map), areButtonsInRow()) });
    },
    end() {
      for (const listening of [coming, moving, leaving, pressing]) listening.unsubscribe();
      // They went with the map.
      if (isGone || !map.getSource(AREAS)) return;
      for (const id of LAYERS) map.removeLayer(id);
      map.removeSource(AREAS);
      map.removeImage(HATCH);
    },
  };
}

function boundsOf(ring: MapArea["ring"]): [number, number, number, number] {
  const [longitudes, latitudes] = [
    ring.map(([longitude]) => longitude),
    ring.map(([, latitude]) => latitude),
  ];
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
