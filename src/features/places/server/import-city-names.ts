import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ImportReport, Refusal } from "#platform/import/import-report.ts";
import { slugOf } from "#platform/text/slug.ts";
import { sortName } from "#platform/text/sort-name.ts";
import { type CityNameRow, cityNameShape } from "./city-rows.ts";
import { indexPlaces } from "./index-places.ts";
import { readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import { saveRows } from "#platform/database/save-rows.ts";

const lockCityNames = statement(
  "lock-city-names",
  () => sql`lock table city_name in share row exclusive mode`,
);

const knownCityNames = statement("known-city-names", (db) => db.selectFrom("city_name").select("id"));

const citiesByName = statement("cities-by-name", (db) =>
  db
    .selectFrom("city")
    .innerJoin("municipality", "municipality.id", "city.municipality_id")
    .select(["city.id", "city.name", "municipality.name as municipality", "city.named_at as namedAt"]),
);

const saveNames = saveRows("save-city-names", {
  table: "city_name",
  key: ["city_id", "locale"],
  keyWhere: sql`locale is not null`,
  once: [],
  columns: ["name", "sort_name", "slug"],
});

const saveAliases = saveRows("save-city-aliases", {
  table: "city_name",
  key: ["city_id", "name"],
  keyWhere: sql`locale is null`,
  once: [],
  columns: ["sort_name", "slug"],
});

/**
 * Takes in a file like data/city-names.csv; its cities must be there. No name is ever removed, and cities whose names an admin wrote keep
 * those: the file does not say of when it is.
 */
export async function importCityNames(
  database: Database,
  file: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<CityNameRow>(file, cityNameShape);
  return runImport(database, options, async (tx) => {
    await lockCityNames.run(tx);
    const knownIds = new Set((await knownCityNames.all(tx)).map(({ id }) => id));
    const cities = new Map(
      (await citiesByName.all(tx)).map((city) => [`${city.name} in ${city.municipality}`, city]),
    );
    const unplaced: Refusal[] = [];
    const records = [];
    let keptCount = 0;
    for (const { line, value } of rows) {
      const place = `${value.city} in ${value.municipality}`;
      const city = cities.get(place);
      const slug = slugOf(value.name);
      if (!city) unplaced.push({ line, reasons: [`${place} is not known`] });
      else if (city.namedAt !== null) keptCount += 1;
      else if (!slug) unplaced.push({ line, reasons: [`name "${value.name}" has no letter for an address`] });
      else
        records.push({
          city_id: city.id,
          locale: value.locale,
          name: value.name,
          sort_name: sortName(value.name),
          slug,
        });
    }
    const names = JSON.stringify(records.filter(({ locale }) => locale !== null));
    const aliases = JSON.stringify(records.filter(({ locale }) => locale === null));
    const saved = [
      ...(await saveNames.all(tx, { rows: names })),
      ...(await saveAliases.all(tx, { rows: aliases })),
    ];
    if (saved.length > 0) await indexPlaces(tx);
    return {
      readCount,
      addedCount: saved.filter(({ id }) => !knownIds.has(id)).length,
      changedCount: saved.filter(({ id }) => knownIds.has(id)).length,
      unchangedCount: records.length + keptCount - saved.length,
      refused: [...refused, ...unplaced].toSorted((a, b) => a.line - b.line),
    };
  });
}
