import { readFile } from "node:fs/promises";
import { importGrowers } from "#features/brands/server/import-growers.ts";
import type { ImportReport } from "#platform/import/import-report.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { importStrains } from "./import-strains.ts";

/** The data that ship with the product; growers first, so that they get their slugs. */
const FILES: [file: string, import_: (database: Database, file: Uint8Array) => Promise<ImportReport>][] = [
  ["growers.csv", importGrowers],
  ["strains.csv", importStrains],
];

const DATA_FOLDER = new URL("../../../../data/", import.meta.url);

const anyRealStrain = statement("any-real-strain", (db) =>
  db.selectFrom("strain").select("id").where("is_sample", "=", false).limit(1),
);

/**
 * Loads growers, breeders, strains and their products when there is no real strain yet; cities must be there, because
 * their slugs are taken. To be run by Node itself, never from the bundle: the files lie beside the source.
 */
export async function loadCatalogue(
  database: Database,
  { onProgress = () => {} }: { onProgress?: (line: string) => void } = {},
): Promise<{ isLoaded: boolean }> {
  if (await anyRealStrain.first(database)) return { isLoaded: false };
  for (const [file, importFile] of FILES) {
    const bytes = await readFile(new URL(file, DATA_FOLDER));
    const { readCount, addedCount, refused } = await importFile(database, bytes);
    if (refused.length > 0)
      throw new Error(`data/${file} has lines that are refused: ${JSON.stringify(refused)}`);
    onProgress(`${file}: ${readCount} lines, ${addedCount} new`);
  }
  return { isLoaded: true };
}
