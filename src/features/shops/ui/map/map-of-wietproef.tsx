import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { COUNTRY_BOX } from "#platform/geo/geo.ts";
import { NO_FILTERS } from "../../shop-query.ts";
import MapBeside from "./map-beside.tsx";

/** In degrees: south of Maastricht lies the legend. */
const ROOM_FOR_LEGEND = 0.35;

/** The municipalities lie from Groningen to Maastricht. */
const WHOLE_COUNTRY: Bbox = [
  COUNTRY_BOX.west,
  COUNTRY_BOX.south - ROOM_FOR_LEGEND,
  COUNTRY_BOX.east,
  COUNTRY_BOX.north,
];

type MapOfWietproefProps = { tiles: MapTiles; listId: string };

/** The coffeeshops of the municipalities of the experiment. Fetched by LazyMap, hence the default export. */
export default function MapOfWietproef({ tiles, listId }: MapOfWietproefProps) {
  return (
    <MapBeside
      scope={{ bbox: null, isWietproef: true, filters: NO_FILTERS }}
      view={{ bounds: WHOLE_COUNTRY }}
      tiles={tiles}
      listId={listId}
      pointedAt={null}
    />
  );
}
