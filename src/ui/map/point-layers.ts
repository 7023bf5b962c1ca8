import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";
import type { MapPoint } from "./map-point.ts";

/** Up to here points that lie close together are one disc with their count. */
const CLUSTER_MAX_ZOOM = 13;
/** Points closer than this, in px, would stand in each other. */
const CLUSTER_REACH = 28;
/** From here on there is room for the names of points beside those of the streets. */
const NAME_ZOOM = 16.5;
/** How much larger a selected point is. */
const SELECTED_SIZE = 1.9;

export const POINTS = "points";
export const SELECTED = "selected";
export const CLUSTER_LAYER = "clusters";
export const POINT_LAYERS = [POINTS, SELECTED];

export function featuresOf(points: readonly MapPoint[]) {
  const features = points.map(({ longitude, latitude, ...properties }) => ({
    type: "Feature" as const,
    id: properties.id,
    properties,
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  }));
  return { type: "FeatureCollection" as const, features };
}

/** The points, and a second source for the selected one, so that it is visible although it may be in a cluster. */
export function pointSources(points: readonly MapPoint[], selectedId: number | null) {
  const all: GeoJSONSourceSpecification = {
    type: "geojson",
    data: featuresOf(points),
    cluster: true,
    clusterMaxZoom: CLUSTER_MAX_ZOOM,
    clusterRadius: CLUSTER_REACH,
  };
  const selected: GeoJSONSourceSpecification = { type: "geojson", data: selectedOf(points, selectedId) };
  return { [POINTS]: all, [SELECTED]: selected };
}

export function selectedOf(points: readonly MapPoint[], selectedId: number | null) {
  return featuresOf(points.filter(({ id }) => id === selectedId));
}

/** In px; larger with more points in it. */
function clusterRadius(more: number): ExpressionSpecification {
  return ["step", ["get", "point_count"], 15 + more, 10, 17 + more, 50, 20 + more, 250, 24 + more];
}

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
      id: "cluster-halo",
      type: "circle",
      source: POINTS,
      filter: ["has", "point_count"],
      paint: {
        "circle-radius": clusterRadius(5),
        "circle-color": colours["pin-unknown"],
        "circle-opacity": 0.2,
      },
    },
    {
      id: CLUSTER_LAYER,
      type: "circle",
      source: POINTS,
      filter: ["has", "point_count"],
      paint: {
        "circle-radius": clusterRadius(0),
        // As a pin that says nothing of open or closed: there are several below.
        "circle-color": colours["pin-unknown"],
        "circle-stroke-width": 1.5,
        "circle-stroke-color": "#ffffff",
      },
    },
    {
      id: POINTS,
      type: "symbol",
      source: POINTS,
      filter: ["!", ["has", "point_count"]],
      layout: {
        ...picture,
        ...name,
        "icon-image": ["get", "image"],
      } as object,
      paint: ink,
    },
    {
      id: "cluster-count",
      type: "symbol",
      source: POINTS,
      filter: ["has", "point_count"],
      layout: {
        "text-field": ["get", "point_count_abbreviated"],
        "text-font": ["Figtree SemiBold", "Figtree"],
        "text-size": 14,
        "text-allow-overlap": true,
        // As wide as the disc: names of places then stand beside it.
        "text-padding": 12,
      },
      paint: { "text-color": "#ffffff" },
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
