import { osmFile } from "#platform/osm/osm-files.test-support.ts";
import { overpassAnswer } from "#platform/osm/write-osm.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { importOsm } from "./import-osm.ts";
import type { OsmReport } from "./osm-report.ts";
import { NOW } from "./small-world.test-support.ts";

interface MappedShop {
  type?: "node" | "way" | "relation";
  id?: number;
  lat?: number | undefined;
  lon?: number | undefined;
  center?: { lat: number; lon: number };
  timestamp?: string;
  tags?: Record<string, string>;
}

/** On the Vismarkt of Utrecht, by the shop Andersom. */
export const node = ({ tags = {}, ...rest }: MappedShop = {}) => ({
  type: "node" as const,
  id: 1,
  lat: 52.0906,
  lon: 5.1207,
  timestamp: "2026-03-02T10:00:00Z",
  ...rest,
  tags: { shop: "cannabis", name: "Andersom", ...tags },
});
export const NEW = { lat: 52.1, lon: 5.05, tags: { name: "Nieuw" } };

/** Imports an answer of Overpass with these elements. */
export async function importElements(
  database: Database,
  elements: object[],
  options: { isDryRun?: boolean; isComplete?: boolean } = {},
): Promise<OsmReport> {
  return importOsm(database, await osmFile(overpassAnswer(elements)), { now: NOW, ...options });
}
