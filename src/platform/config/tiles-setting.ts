import { closeSync, openSync, readSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";

/** `MAP_TILES` as read: a local file by its absolute path, or an archive on another server. */
export type TilesSetting = { kind: "file"; path: string } | { kind: "url"; address: string };

/** An address that browsers fetch over https; a visitor of an https page could load nothing else. */
export const httpsAddress = v.pipe(
  v.string(),
  v.check(isHttps, "must be an address that starts with https://"),
);

export const tilesSetting = v.pipe(
  v.string(),
  v.transform((value): TilesSetting =>
    isHttps(value) ? { kind: "url", address: value } : { kind: "file", path: resolve(value) },
  ),
  v.check(
    (tiles) => tiles.kind === "url" || isArchive(tiles.path),
    "must be a PMTiles file (version 3) that exists and may be read, or an address that starts with https://",
  ),
);

function isHttps(value: string): boolean {
  return URL.parse(value)?.protocol === "https:";
}

/** Whether the file begins as PMTiles of version 3 do. */
function isArchive(path: string): boolean {
  try {
    const file = openSync(path, "r");
    const head = Buffer.alloc(8);
    readSync(file, head, 0, 8, 0);
    closeSync(file);
    return head.toString("latin1") === "PMTiles\u0003";
  } catch {
    return false;
  }
}
