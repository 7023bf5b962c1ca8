import type { LayerSpecification, SourceSpecification } from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";

/** Where distances begin, such as at the visitor, and circles around it that give them a measure. */
export interface MapOrigin {
  longitude: number;
  latitude: number;
  /** Written beside its mark; empty for none. */
  name: string;
  rings: readonly { metres: number; label: string }[];
}

const ORIGIN = "origin";
const METRES_PER_DEGREE = 111_195;
/** A circle of so many sides has no corners that an eye sees. */
const SIDES = 96;

type Position = [longitude: number, latitude: number];

/** So far from there, in this direction. */
function at({ longitude, latitude }: MapOrigin, metres: number, turn: number): Position {
  const degrees = metres / METRES_PER_DEGREE;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return [longitude + (degrees * Math.sin(turn)) / shrink, latitude + degrees * Math.cos(turn)];
}

export function originSources(origin: MapOrigin | undefined): Record<string, SourceSpecification> {
  if (!origin) return {};
  const feature = (geometry: GeoJSON.Geometry, properties: GeoJSON.GeoJsonProperties) => ({
    type: "Feature" as const,
    properties,
    geometry,
  });
  const sides = Array.from({ length: SIDES + 1 }, (_, side) => (2 * Math.PI * side) / SIDES);
  const features = origin.rings.flatMap(({ metres, label }) => [
    feature({ type: "LineString", coordinates: sides.map((turn) => at(origin, metres, turn)) }, {}),
    feature({ type: "Point", coordinates: at(origin, metres, 0) }, { label }),
  ]);
  const { longitude, latitude } = origin;
  const self = feature(
    { type: "Point", coordinates: [longitude, latitude] },
    { isOrigin: true, name: origin.name },
  );
  return {
    [ORIGIN]: { type: "geojson", data: { type: "FeatureCollection", features: [...features, self] } },
  };
}

/** Drawn below the points, which are what the map is about. */
export function originLayers(origin: MapOrigin | undefined, { colours }: MapPaint): LayerSpecification[] {
  if (!origin) return [];
  return [
    {
      id: "origin-rings",
      type: "line",
      source: ORIGIN,
      filter: ["==", ["geometry-type"], "LineString"],
      paint: { "line-color": colours.canal, "line-width": 1.5, "line-dasharray": [3, 2] },
    },
    {
      id: "origin-ring-names",
      type: "symbol",
      source: ORIGIN,
      filter: ["has", "label"],
      layout: {
        "text-field": ["get", "label"],
        "text-font": ["Figtree"],
        "text-size": 13,
        "text-allow-overlap": true,
      },
      paint: { "text-color": colours.canal, "text-halo-color": colours.surface, "text-halo-width": 2 },
    },
    {
      id: "origin-mark",
      type: "circle",
      source: ORIGIN,
      filter: ["has", "isOrigin"],
      paint: {
        "circle-radius": 8,
        "circle-color": colours.canal,
        "circle-stroke-color": colours.surface,
        "circle-stroke-width": 3,
      },
    },
    {
      id: "origin-name",
      type: "symbol",
      source: ORIGIN,
      filter: ["!=", ["coalesce", ["get", "name"], ""], ""],
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["Figtree SemiBold", "Figtree"],
        "text-size": 14,
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 0.9,
      },
      paint: { "text-color": colours.canal, "text-halo-color": colours.surface, "text-halo-width": 2 },
    },
  ];
}
