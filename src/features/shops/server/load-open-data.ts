import { readFile } from "node:fs/promises";
import type { ImportReport } from "#platform/import/import-report.ts";
import { importCities } from "#features/places/server/import-cities.ts";
import { importCityNames } from "#features/places/server/import-city-names.ts";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { importMunicipalities } from "#features/places/server/import-municipalities.ts";
import { indexPlaces } from "#features/places/server/index-places.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { importShops } from "./import-shops.ts";

type Import = (database: Database, file: Uint8Array) => Promise<ImportReport>;

/** The data that ship with the product, in the order of their dependencies. */
const FILES: [file: string, importFile: Import][] = [
  ["municipalities.csv", importMunicipalities],
  ["cities.csv", importCities],
  ["city-names.csv", importCityNames],
  ["shops.csv", importShops],
];

const DATA_FOLDER = new URL("../../../../data/", import.meta.url);

const anyRealShop = statement("any-real-shop", (db) =>
  db.selectFrom("shop").select("id").where("is_sample", "=", false).limit(1),
);

const anyLandmark = statement("any-landmark", (db) => db.selectFrom("landmark").select("id").limit(1));

interface LoadOptions {
  onProgress?: (line: string) => void;
}

/**
 * Loads the open data when there is no real shop yet, and the landmarks when there are none. Shops come last, so a load that was
 * cut off is done again, and servers that start side by side wait for each other. To be run by Node itself, never from the
 * bundle: the files lie beside the source.
 */
export async function loadOpenData(
  database: Database,
  options: LoadOptions = {},
): Promise<{ isLoaded: boolean }> {
  const isNew = !(await anyRealShop.first(database));
  for (const [file, importFile] of isNew ? FILES : []) await load(database, file, importFile, options);
  if (await anyLandmark.first(database)) return { isLoaded: isNew };
  // A database older than the landmarks does not know either in its index which cities have shops.
  if (!isNew) await database.transaction(indexPlaces);
  await load(database, "landmarks.csv", importLandmarks, options);
  return { isLoaded: true };
}

async function load(
  database: Database,
  file: string,
  importFile: Import,
  { onProgress = () => {} }: LoadOptions,
): Promise<void> {
  const bytes = await readFile(new URL(file, DATA_FOLDER));
  const { readCount, addedCount, refused } = await importFile(database, bytes);
  if (refused.length > 0)
    throw new Error(`data/${file} has lines that are refused: ${JSON.stringify(refused)}`);
  onProgress(`${file}: ${readCount} lines, ${addedCount} new`);
}
