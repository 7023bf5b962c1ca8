import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ImportReport } from "#platform/import/import-report.ts";
import { cityRecords, type KnownCity, type KnownMunicipality } from "./city-records.ts";
import { type CityRow, cityShape } from "./city-rows.ts";
import { indexPlaces } from "./index-places.ts";
import { readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import { saveRows } from "#platform/database/save-rows.ts";

/** One import at a time: slugs are chosen among those that are free. Readers are not blocked. */
const lockCities = statement("lock-cities", () => sql`lock table city in share row exclusive mode`);

const knownCities = statement("known-cities", (db) =>
  db
    .selectFrom("city")
    .select(["id", "geonames_id as geonamesId", "municipality_id as municipalityId", "name", "slug"]),
);

const municipalitiesByName = statement("municipalities-by-name", (db) =>
  db.selectFrom("municipality").select(["id", "name", "slug"]),
);

/** A place that GeoNames renamed, or that came to another municipality, stays the same place. */
const moveCity = statement(
  "move-city",
  (db, p: Params<{ id: number; municipalityId: number; name: string }>) =>
    db.updateTable("city").set({ municipality_id: p.municipalityId, name: p.name }).where("id", "=", p.id),
);

const saveCities = saveRows("save-cities", {
  table: "city",
  key: ["municipality_id", "name"],
  once: ["slug"],
  columns: ["geonames_id", "sort_name", "latitude", "longitude", "population"],
});

/**
 * Takes in a file like data/cities.csv; its municipalities must be there. A city is identified by its GeoNames id, else by name
 * and municipality; it keeps its slug and is never removed.
 */
export async function importCities(
  database: Database,
  file: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<CityRow>(file, cityShape);
  return runImport(database, options, async (tx) => {
    await lockCities.run(tx);
    const known: KnownCity[] = await knownCities.all(tx);
    const municipalities: KnownMunicipality[] = await municipalitiesByName.all(tx);
    const { records, moves, unplaced } = cityRecords(rows, known, municipalities);
    for (const move of moves) await moveCity.run(tx, move);
    const saved = await saveCities.all(tx, { rows: JSON.stringify(records) });
    if (saved.length + moves.length > 0) await indexPlaces(tx);
    const knownIds = new Set(known.map(({ id }) => id));
    const addedCount = saved.filter(({ id }) => !knownIds.has(id)).length;
    const changedIds = new Set([...saved, ...moves].map(({ id }) => id).filter((id) => knownIds.has(id)));
    return {
      readCount,
      addedCount,
      changedCount: changedIds.size,
      unchangedCount: records.length - addedCount - changedIds.size,
      refused: [...refused, ...unplaced].toSorted((a, b) => a.line - b.line),
    };
  });
}
