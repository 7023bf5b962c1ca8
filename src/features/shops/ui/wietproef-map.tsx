import type { MapTiles } from "#platform/config/map-tiles.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { LazyMap } from "./lazy-map.tsx";

async function loadMap() {
  const words = [needArea("map"), needArea("hours")];
  const [part] = await Promise.all([import("./map/map-of-wietproef.tsx"), ...words]);
  return part;
}

/** The coffeeshops of the municipalities of the experiment, where they are. `listId`: of the list beside it. */
export function WietproefMap({ tiles, listId }: { tiles: MapTiles; listId: string }) {
  return <LazyMap load={loadMap} map={{ tiles, listId }} />;
}
