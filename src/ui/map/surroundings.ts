import type { LayerSpecification, SourceSpecification } from "maplibre-gl";
import { OUTLINE_COLOURS as COLOURS } from "./outline-colours.ts";
import type { MapBounds, OutlineGround } from "./map-point.ts";

/** Sea and coarse land around what a ground covers, for screens that show more, and the colour that is below it there. */
export function surroundingsOf(
  rings: OutlineGround["surroundings"],
  { covered, land, window }: { covered: MapBounds; land: string; window: string },
): { sources: Record<string, SourceSpecification>; layers: LayerSpecification[] } {
  const [west, south, east, north] = covered;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const coordinates = (lines: readonly (readonly (readonly number[])[])[]) => lines as number[][][];
  return {
    sources: {
      surroundings: {
        type: "geojson",
        data: { type: "MultiPolygon", coordinates: rings.map((ring) => coordinates([ring])) },
      },
      covered: { type: "geojson", data: { type: "Polygon", coordinates: coordinates([corners]) } },
    },
    layers: [
      { id: "far-sea", type: "background", paint: { "background-color": COLOURS.sea } },
      { id: "far-land", type: "fill", source: "surroundings", paint: { "fill-color": land } },
      { id: "covered", type: "fill", source: "covered", paint: { "fill-color": window } },
    ],
  };
}
