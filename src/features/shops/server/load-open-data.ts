import { readFile } from "node:fs/promises";
import type { ImportReport } from "#platform/import/import-report.ts";
import { importCities } from "#features/places/server/import-cities.ts";
import { importCityNames } from "#features/places/server/import-city-names.ts";
import { importMunicipalities } from "#features/places/server/import-municipalities.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { importHours } from "./import-hours.ts";
import { importShops } from "./import-shops.ts";

type File = [file: string, importFile: (database: Database, file: Uint8Array) => Promise<ImportReport>];

/** The data that ship with the product, in the order of their dependencies. */
const PLACES: File[] = [
  ["municipalities.csv", importMunicipalities],
  ["cities.csv", importCities],
  ["city-names.csv", importCityNames],
];

/** Later ones correct earlier ones. */
const SHOPS: File[] = [
  ["shops.csv", importShops],
  ["amsterdam_register.csv", importShops],
  ["shop_hours.csv", importHours],
];

const DATA_FOLDER = new URL("../../../../data/", import.meta.url);

const anyRealShop = statement("any-real-shop", (db) =>
  db.selectFrom("shop").select("id").where("is_sample", "=", false).limit(1),
);

/**
 * Loads the open data when there is no real shop yet. Shops come last and all at once, so a load that was cut off is done again, and
 * servers that start side by side wait for each other. To be run by Node itself, never from the bundle: the files
 * lie beside the source.
 */
export async function loadOpenData(
  database: Database,
  { onProgress = () => {} }: { onProgress?: (line: string) => void } = {},
): Promise<{ isLoaded: boolean }> {
  if (await anyRealShop.first(database)) return { isLoaded: false };
  for (const file of PLACES) await load(database, file, onProgress);
  await database.transaction(async (tx) => {
    for (const file of SHOPS) await load(tx, file, onProgress);
  });
  return { isLoaded: true };
}

async function load(
  database: Database,
  [file, importFile]: File,
  onProgress: (line: string) => void,
): Promise<void> {
  const { readCount, addedCount, changedCount, refused } = await importFile(
    database,
    await readFile(new URL(file, DATA_FOLDER)),
  );
  if (refused.length > 0)
    throw new Error(`data/${file} has lines that are refused: ${JSON.stringify(refused)}`);
  onProgress(`${file}: ${readCount} lines, ${addedCount} new, ${changedCount} changed`);
}
