import { useMemo } from "react";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { MapStart, MapWords } from "#ui/map/map-start.ts";
import { MapView, type MapViewProps } from "#ui/map/map-view.tsx";
import { creditsOf } from "../map-credits.ts";
import { drawImage } from "./shops-map-draw.ts";
import { groundOf, LIMITS } from "./shops-map-ground.ts";
import { useMapWords } from "./shops-map-words.ts";
import { useMapCities } from "./use-map-cities.ts";

type BareMapProps = {
  tiles: MapTiles;
  view: MapStart["view"];
  words: Pick<MapWords, "name" | "keys" | "unavailable">;
} & Pick<MapViewProps, "onMap" | "onMove">;

/** The ground alone, for something that is set on it. */
export function BareMap({ tiles, view, words, onMap, onMove }: BareMapProps) {
  const isOutline = tiles.kind === "outline";
  const cities = useMapCities(isOutline);
  const ground = useMemo(() => groundOf(tiles, cities ?? []), [tiles, cities]);
  const allWords = useMapWords(words);
  if (isOutline && !cities) return null;
  return (
    <MapView
      ground={ground}
      credits={creditsOf(tiles)}
      view={view}
      limits={LIMITS}
      points={NO_POINTS}
      selectedId={null}
      words={allWords}
      imageOf={drawImage}
      isAwaited
      onMap={onMap}
      onMove={onMove}
    />
  );
}

const NO_POINTS: readonly never[] = [];
