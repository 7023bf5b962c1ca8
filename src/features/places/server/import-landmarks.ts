import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { saveRows } from "#platform/database/save-rows.ts";
import { statement } from "#platform/database/statement.ts";
import type { ImportReport } from "#platform/import/import-report.ts";
import { readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import { indexLandmarks } from "./index-landmarks.ts";
import { type CityOfLandmarks, type KnownLandmark, landmarkRecords } from "./landmark-records.ts";
import { type LandmarkRow, landmarkShape } from "./landmark-rows.ts";

const tryToLock = statement(
  "try-to-lock-landmarks",
  () => sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(hashtext('landmark')) as "isHeld"`,
);

const ASK_AGAIN_MS = 50;

/**
 * One import at a time: slugs are chosen among those that are free. It polls, because a server that starts beside another one may
 * have to wait for longer than a statement may take.
 */
async function lockLandmarks(tx: Database): Promise<void> {
  while (!(await tryToLock.first(tx))?.isHeld) await wait(ASK_AGAIN_MS);
}

const knownLandmarks = statement("known-landmarks", (db) =>
  db.selectFrom("landmark").select(["id", "slug", "name", "city_id as cityId"]),
);

const citiesOfLandmarks = statement("cities-of-landmarks", (db) =>
  db.selectFrom("city").select(["id", "slug", "name", "latitude", "longitude", "population"]),
);

const saveLandmarks = saveRows("save-landmarks", {
  table: "landmark",
  key: ["city_id", "name"],
  once: ["slug"],
  columns: ["kind", "latitude", "longitude", "source", "observed_on"],
});

/**
 * Takes in a file like data/landmarks.csv; its cities must be there. A landmark is identified by its name and city; it keeps its
 * slug and is never removed.
 */
export async function importLandmarks(
  database: Database,
  file: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<LandmarkRow>(file, landmarkShape);
  return runImport(database, options, async (tx) => {
    await lockLandmarks(tx);
    const known: KnownLandmark[] = await knownLandmarks.all(tx);
    const cities: CityOfLandmarks[] = await citiesOfLandmarks.all(tx);
    const { records, unplaced } = landmarkRecords(rows, cities, known);
    const saved = (await saveLandmarks.all(tx, { rows: JSON.stringify(records) })).map(({ id }) => id);
    await indexLandmarks(tx, { landmarkIds: saved });
    const knownIds = new Set(known.map(({ id }) => id));
    const addedCount = saved.filter((id) => !knownIds.has(id)).length;
    return {
      readCount,
      addedCount,
      changedCount: saved.length - addedCount,
      unchangedCount: records.length - saved.length,
      refused: [...refused, ...unplaced].toSorted((a, b) => a.line - b.line),
    };
  });
}
