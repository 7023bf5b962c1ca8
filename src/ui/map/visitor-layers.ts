import type { LayerSpecification, SourceSpecification } from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";

/** Where the visitor is, and circles around it that give distances a measure. */
export interface MapVisitor {
  longitude: number;
  latitude: number;
  rings: readonly { metres: number; label: string }[];
}

const VISITOR = "visitor";
const METRES_PER_DEGREE = 111_195;
/** A circle of so many sides has no corners that an eye sees. */
const SIDES = 96;

type Position = [longitude: number, latitude: number];

/** So far from the visitor, in this direction. */
function at({ longitude, latitude }: MapVisitor, metres: number, turn: number): Position {
  const degrees = metres / METRES_PER_DEGREE;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return [longitude + (degrees * Math.sin(turn)) / shrink, latitude + degrees * Math.cos(turn)];
}

export function visitorSources(visitor: MapVisitor | undefined): Record<string, SourceSpecification> {
  if (!visitor) return {};
  const feature = (geometry: GeoJSON.Geometry, properties: GeoJSON.GeoJsonProperties) => ({
    type: "Feature" as const,
    properties,
    geometry,
  });
  const sides = Array.from({ length: SIDES + 1 }, (_, side) => (2 * Math.PI * side) / SIDES);
  const features = visitor.rings.flatMap(({ metres, label }) => [
    feature({ type: "LineString", coordinates: sides.map((turn) => at(visitor, metres, turn)) }, {}),
    feature({ type: "Point", coordinates: at(visitor, metres, 0) }, { label }),
  ]);
  const { longitude, latitude } = visitor;
  const self = feature({ type: "Point", coordinates: [longitude, latitude] }, { isSelf: true });
  return {
    [VISITOR]: { type: "geojson", data: { type: "FeatureCollection", features: [...features, self] } },
  };
}

/** Drawn below the points, which are what the map is about. */
export function visitorLayers(visitor: MapVisitor | undefined, { colours }: MapPaint): LayerSpecification[] {
  if (!visitor) return [];
  return [
    {
      id: "visitor-rings",
      type: "line",
      source: VISITOR,
      filter: ["==", ["geometry-type"], "LineString"],
      paint: { "line-color": colours.canal, "line-width": 1.5, "line-dasharray": [3, 2] },
    },
    {
      id: "visitor-ring-names",
      type: "symbol",
      source: VISITOR,
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
      id: "visitor-self",
      type: "circle",
      source: VISITOR,
      filter: ["has", "isSelf"],
      paint: {
        "circle-radius": 8,
        "circle-color": colours.canal,
        "circle-stroke-color": colours.surface,
        "circle-stroke-width": 3,
      },
    },
  ];
}
