import type { LayerSpecification, SourceSpecification } from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";
import type { MapBounds, MapPlace, OutlineGround } from "./map-point.ts";
import { inTheme } from "./night-colours.ts";
import { OUTLINE_COLOURS as COLOURS } from "./outline-colours.ts";
import { surroundingsOf } from "./surroundings.ts";

/** From which zoom on the names of a tier are written. */
const TIER_ZOOMS = [5, 6.4, 8.2, 9.6] as const;

/** What the file covers (bundling/make-outline.ts). */
const COVERED: MapBounds = [2, 48.4, 8.5, 54.5];

/** Land, borders and water of a GeoJSON file, whose features say what they are in `kind`, and names of places. */
export function outlineGround({ address, places, surroundings }: OutlineGround, { theme }: MapPaint) {
  const around = surroundingsOf(surroundings, {
    covered: COVERED,
    land: COLOURS.abroad,
    window: COLOURS.sea,
  });
  const sources: Record<string, SourceSpecification> = {
    ...around.sources,
    ground: { type: "geojson", data: new URL(address, location.href).href, tolerance: 0.2 },
    places: { type: "geojson", data: featuresOf(places) },
  };
  return {
    sources,
    layers: inTheme([...around.layers, ...GROUND_LAYERS, ...TIER_ZOOMS.map(namesOfTier)], theme),
  };
}

const kindIs = (kind: string): ["==", ["get", "kind"], string] => ["==", ["get", "kind"], kind];

const GROUND_LAYERS: LayerSpecification[] = [
  {
    id: "abroad",
    type: "fill",
    source: "ground",
    filter: kindIs("abroad"),
    paint: { "fill-color": COLOURS.abroad },
  },
  {
    id: "land",
    type: "fill",
    source: "ground",
    filter: kindIs("land"),
    paint: { "fill-color": COLOURS.land },
  },
  {
    id: "water",
    type: "fill",
    source: "ground",
    filter: kindIs("water"),
    paint: { "fill-color": COLOURS.sea },
  },
  {
    id: "shore",
    type: "line",
    source: "ground",
    filter: kindIs("shore"),
    paint: {
      "line-color": COLOURS.shore,
      "line-width": ["interpolate", ["linear"], ["zoom"], 6, 0.6, 12, 1.4],
    },
  },
  {
    id: "border",
    type: "line",
    source: "ground",
    filter: kindIs("border"),
    layout: { "line-join": "round" },
    paint: { "line-color": COLOURS.border, "line-width": 1.4, "line-dasharray": [4, 2.5] },
  },
];

function namesOfTier(minzoom: number, tier: number): LayerSpecification {
  const isLarge = tier < 2;
  return {
    id: `places-${tier}`,
    type: "symbol",
    source: "places",
    minzoom,
    filter: ["==", ["get", "tier"], tier],
    layout: {
      "text-field": ["get", "name"],
      "text-font": isLarge ? ["Figtree Medium", "Figtree"] : ["Figtree"],
      "text-size": ["interpolate", ["linear"], ["zoom"], minzoom, 11, minzoom + 5, isLarge ? 20 : 16],
      "text-max-width": 9,
      "text-variable-anchor": ["center", "top", "bottom", "right", "left"],
      "text-radial-offset": isLarge ? 2 : 1.3,
      "text-justify": "auto",
      "text-padding": 4,
    },
    paint: { "text-color": "#3a4540", "text-halo-color": "#faf7f0", "text-halo-width": 1.5 },
  };
}

function featuresOf(places: readonly MapPlace[]) {
  const features = places.map(({ name, tier, longitude, latitude }) => ({
    type: "Feature" as const,
    properties: { name, tier },
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  }));
  return { type: "FeatureCollection" as const, features };
}
