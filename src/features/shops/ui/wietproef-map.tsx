import type { MapTiles } from "#platform/config/map-tiles.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { Bbox } from "../../places/bbox.ts";
import { COUNTRY_BOX } from "../../places/geo.ts";
import { NO_FILTERS } from "../shop-query.ts";
import { LazyMap } from "./lazy-map.tsx";

/** The municipalities lie from Groningen to Maastricht. */
const WHOLE_COUNTRY: Bbox = [COUNTRY_BOX.west, COUNTRY_BOX.south, COUNTRY_BOX.east, COUNTRY_BOX.north];

async function loadMap() {
  const [part] = await Promise.all([import("./map/map-beside.tsx"), needArea("map")]);
  return part;
}

/** The coffeeshops of the municipalities of the experiment, where they are. `listId`: of the list beside it. */
export function WietproefMap({ tiles, listId }: { tiles: MapTiles; listId: string }) {
  const scope = { bbox: null, isWietproef: true, filters: NO_FILTERS };
  return (
    <LazyMap
      load={loadMap}
      map={{ scope, view: { bounds: WHOLE_COUNTRY }, tiles, listId, pointedAt: null }}
    />
  );
}
