import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { archiveProblem } from "./archive-problem.ts";

/**
 * `MAP_TILES` as read: a local file by its absolute path, an archive on another server, or none. A file that cannot be used is
 * none too, and says what is wrong with it: maps are then drawn on the outline, and the rest of the site is as it was.
 */
export type TilesSetting =
  | { kind: "file"; path: string }
  | { kind: "url"; address: string }
  | { kind: "none"; problem?: string };

/** Where the archive that the product ships is; data/README.md says what it is. */
const SHIPPED_ARCHIVE = fileURLToPath(new URL("../../../data/basemap/netherlands.pmtiles", import.meta.url));

/** An address that browsers fetch over https; a visitor of an https page could load nothing else. */
export const httpsAddress = v.pipe(
  v.string(),
  v.check(isHttps, "must be an address that starts with https://"),
);

export const tilesSetting = v.pipe(
  v.optional(v.string(), SHIPPED_ARCHIVE),
  v.check(
    (value) => isHttps(value) || !value.includes("://"),
    "must be a PMTiles file, an address that starts with https://, or none",
  ),
  v.transform((value): TilesSetting => {
    if (value === "none") return { kind: "none" };
    if (isHttps(value)) return { kind: "url", address: value };
    const path = resolve(value);
    const problem = archiveProblem(path);
    return problem ? { kind: "none", problem: `${path} ${problem}` } : { kind: "file", path };
  }),
);

function isHttps(value: string): boolean {
  return URL.parse(value)?.protocol === "https:";
}
