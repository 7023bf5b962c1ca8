import type { Settings } from "./settings.ts";

/**
 * The background of a map: tiles of streets, or an outline of the country drawn from our own files. `streetsUrl`: a style on
 * another site that a visitor may load with a tap; no request goes there before.
 */
export type MapTiles =
  | { kind: "file"; address: string }
  | { kind: "url"; address: string }
  | { kind: "outline"; streetsUrl: string | null };

/** Where the file of `MAP_TILES` is served. */
export const MAP_FILE_PATH = "/map-files/tiles.pmtiles";

/** The map settings that a page may know: the path of the file on the disk stays on the server. */
export function mapTilesOf({
  MAP_TILES: tiles,
  MAP_STREETS_URL: streetsUrl,
}: Pick<Settings, "MAP_TILES" | "MAP_STREETS_URL">): MapTiles {
  if (tiles.kind === "none") return { kind: "outline", streetsUrl: streetsUrl ?? null };
  return tiles.kind === "file"
    ? { kind: "file", address: MAP_FILE_PATH }
    : { kind: "url", address: tiles.address };
}

/** The other sites a map may load from, for the Content Security Policy. */
export function mapOriginsOf(tiles: MapTiles): string[] {
  if (tiles.kind === "url") return [new URL(tiles.address).origin];
  return tiles.kind === "outline" && tiles.streetsUrl ? [new URL(tiles.streetsUrl).origin] : [];
}
