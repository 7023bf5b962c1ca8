import { readFile } from "node:fs/promises";
import type { ImportReport } from "#platform/import/import-report.ts";
import { importCities } from "#features/places/server/import-cities.ts";
import { importCityNames } from "#features/places/server/import-city-names.ts";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { importMunicipalities } from "#features/places/server/import-municipalities.ts";
import { importZones } from "#features/places/server/import-zones.ts";
import { indexPlaces } from "#features/places/server/index-places.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { importEvidence } from "./import-evidence.ts";
import { importHours } from "./import-hours.ts";
import { importShops } from "./import-shops.ts";

type File = [file: string, importFile: (database: Database, file: Uint8Array) => Promise<ImportReport>];

/** The data that ship with the product, in the order of their dependencies. */
const PLACES: File[] = [
  ["municipalities.csv", importMunicipalities],
  ["cities.csv", importCities],
  ["city-names.csv", importCityNames],
  ["no_smoking_zones.geojson", importZones],
];

/** Later ones correct earlier ones. */
const SHOPS: File[] = [
  ["shops.csv", importShops],
  ["shops_2026.csv", importShops],
  ["amsterdam_register.csv", importShops],
  ["shop_hours.csv", importHours],
  ["shop_hours_2.csv", importHours],
  ["shop_evidence.csv", importEvidence],
];

const DATA_FOLDER = new URL("../../../../data/", import.meta.url);

const LANDMARKS: File = ["landmarks.csv", importLandmarks];

const anyRealShop = statement("any-real-shop", (db) =>
  db.selectFrom("shop").select("id").where("is_sample", "=", false).limit(1),
);

const anyLandmark = statement("any-landmark", (db) => db.selectFrom("landmark").select("id").limit(1));

interface LoadOptions {
  onProgress?: (line: string) => void;
}

/**
 * Loads the open data when there is no real shop yet, and the landmarks when there are none. Shops come last and all at once, so a
 * load that was cut off is done again, and servers that start side by side wait for each other. To be run by Node itself, never from
 * the bundle: the files lie beside the source.
 */
export async function loadOpenData(
  database: Database,
  options: LoadOptions = {},
): Promise<{ isLoaded: boolean }> {
  const isNew = !(await anyRealShop.first(database));
  if (isNew) {
    for (const file of PLACES) await load(database, file, options);
    await database.transaction(async (tx) => {
      for (const file of SHOPS) await load(tx, file, options);
    });
  }
  if (await anyLandmark.first(database)) return { isLoaded: isNew };
  // A database older than the landmarks does not know either in its index which cities have shops.
  if (!isNew) await database.transaction(indexPlaces);
  await load(database, LANDMARKS, options);
  return { isLoaded: true };
}

async function load(
  database: Database,
  [file, importFile]: File,
  { onProgress = () => {} }: LoadOptions,
): Promise<void> {
  const { readCount, addedCount, changedCount, refused } = await importFile(
    database,
    await readFile(new URL(file, DATA_FOLDER)),
  );
  if (refused.length > 0)
    throw new Error(`data/${file} has lines that are refused: ${JSON.stringify(refused)}`);
  onProgress(`${file}: ${readCount} lines, ${addedCount} new, ${changedCount} changed`);
}
