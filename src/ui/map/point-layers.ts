import type { GeoJSONSourceSpecification, LayerSpecification } from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";
import type { MapPoint } from "./map-point.ts";
import { faintRoundName, roundImageName } from "./round-image.ts";
import type { MapRound } from "./rounds.ts";

/** From here on there is room for the names of points beside those of the streets. */
const NAME_ZOOM = 16.5;
/** How much larger a selected point is. */
const SELECTED_SIZE = 1.9;

export const POINTS = "points";
export const SELECTED = "selected";
export const ROUNDS = "rounds";
/** Every layer whose features have a picture, which is also what can be pressed. */
export const POINT_LAYERS = [POINTS, ROUNDS, SELECTED];

export function featuresOf(points: readonly MapPoint[]) {
  const features = points.map(({ longitude, latitude, ...properties }) => ({
    type: "Feature" as const,
    id: properties.id,
    properties,
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  }));
  return { type: "FeatureCollection" as const, features };
}

/** `round`: its place in the list, which is how a pressed one is found again. */
export function roundFeaturesOf(rounds: readonly MapRound[]) {
  const features = rounds.map((round, index) => {
    const { longitude, latitude, points, radius, isFaint } = round;
    const litCount = points.filter(({ isLit }) => isLit).length;
    return {
      type: "Feature" as const,
      properties: {
        round: index,
        count: String(points.length),
        isFaint,
        // Those that are shown besides lie below the others.
        rank: isFaint ? -1 : litCount,
        isAllLit: litCount === points.length,
        image: isFaint ? faintRoundName(radius) : roundImageName({ share: litCount / points.length, radius }),
      },
      geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
    };
  });
  return { type: "FeatureCollection" as const, features };
}

interface Shown {
  alone: readonly MapPoint[];
  rounds: readonly MapRound[];
  selected: ReturnType<typeof selectedOf>;
}

/** A source of its own for the selected point, so that it is visible although it may be in a round. */
export function pointSources({ alone, rounds, selected }: Shown): Record<string, GeoJSONSourceSpecification> {
  return {
    [POINTS]: { type: "geojson", data: featuresOf(alone) },
    [ROUNDS]: { type: "geojson", data: roundFeaturesOf(rounds) },
    [SELECTED]: { type: "geojson", data: selected },
  };
}

export function selectedOf(points: readonly MapPoint[], selectedId: number | null) {
  return featuresOf(points.filter(({ id }) => id === selectedId));
}

/** A map with many of these is about the others. */
const FAINT = ["case", ["get", "isFaint"], 0.45, 1] as unknown as number;
const SMALL = ["case", ["get", "isFaint"], 0.7, 1];

/** Everything is drawn by the graphics card: ten thousand elements of the page would not move smoothly. */
export function pointLayers({ colours }: MapPaint): LayerSpecification[] {
  const picture = {
    "icon-anchor": "bottom",
    "icon-allow-overlap": true,
    "icon-padding": 0,
    "symbol-sort-key": ["get", "rank"],
  } as const;
  const name = {
    "text-field": ["step", ["zoom"], "", NAME_ZOOM, ["get", "name"]],
    "text-font": ["Figtree SemiBold", "Figtree"],
    "text-size": 13,
    "text-anchor": "top",
    "text-offset": [0, 0.3],
    "text-max-width": 9,
    "text-optional": true,
  } satisfies object;
  const ink = {
    "text-color": colours.ink,
    "text-halo-color": colours.paper,
    "text-halo-width": 1.6,
  };
  return [
    {
      id: POINTS,
      type: "symbol",
      source: POINTS,
      layout: {
        ...picture,
        ...name,
        "icon-image": ["get", "image"],
        "icon-size": SMALL,
      } as object,
      paint: { ...ink, "icon-opacity": FAINT },
    },
    {
      id: ROUNDS,
      type: "symbol",
      source: ROUNDS,
      layout: {
        "icon-image": ["get", "image"],
        "icon-allow-overlap": true,
        // Names of places stand beside it.
        "icon-padding": 3,
        "text-field": ["get", "count"],
        "text-font": ["Figtree SemiBold", "Figtree"],
        "text-size": 14,
        "text-allow-overlap": true,
        "symbol-sort-key": ["get", "rank"],
      },
      paint: {
        "text-color": [
          "case",
          ["get", "isFaint"],
          colours["ink-soft"],
          ["get", "isAllLit"],
          colours.paper,
          "#ffffff",
        ],
      },
    },
    {
      id: SELECTED,
      type: "symbol",
      source: SELECTED,
      layout: {
        ...picture,
        "icon-image": ["get", "image"],
        "icon-size": SELECTED_SIZE,
        "icon-ignore-placement": true,
      } as object,
      paint: ink,
    },
  ];
}
