import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ImportReport } from "#platform/import/import-report.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import { sortName } from "#platform/text/sort-name.ts";
import { indexPlaces } from "./index-places.ts";
import { readCsv, type CsvShape, textCell, wholeNumberCell } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import { saveRows } from "#platform/database/save-rows.ts";
import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "#platform/geo/point-schema.ts";
import { PROVINCES, RESIDENTS_RULES } from "../municipality.ts";
import { observedOnSchema } from "../observed-on-schema.ts";
import { inCountry } from "./in-country.ts";

/** A line of data/municipalities.csv; the year of the official count is in the name of its column. */
const municipalityRow = v.pipe(
  v.object({
    code: v.pipe(textCell(1, 10), v.regex(/^GM\d{4}$/, "is no municipality code such as GM0344")),
    name: textCell(1, 80),
    province: v.picklist(PROVINCES, "is no province"),
    coffeeshops_2022: v.nullable(wholeNumberCell(9999)),
    wietproef: v.picklist(["yes", "no"], "is neither yes nor no"),
    lat: latitudeSchema,
    lon: longitudeSchema,
    residents: v.nullish(v.picklist(RESIDENTS_RULES, "is no residents rule"), "unknown"),
    residents_source: v.nullish(textCell(1, 200), null),
    residents_date: v.nullish(observedOnSchema, null),
    coffeeshops_latest: v.nullish(wholeNumberCell(9999), null),
    latest_source: v.nullish(textCell(1, 200), null),
    latest_date: v.nullish(observedOnSchema, null),
    coffeeshops_max: v.nullish(wholeNumberCell(9999), null),
    max_source: v.nullish(textCell(1, 200), null),
    max_date: v.nullish(observedOnSchema, null),
  }),
  inCountry(({ lat, lon }) => ({ latitude: lat, longitude: lon })),
  v.check(
    ({ residents, residents_source, residents_date }) =>
      residents === "unknown" || (residents_source !== null && residents_date !== null),
    "has a residents rule without its source and date",
  ),
  v.check(
    ({ coffeeshops_latest, latest_source, latest_date, coffeeshops_max, max_source, max_date }) =>
      isWhole(coffeeshops_latest, latest_source, latest_date) &&
      isWhole(coffeeshops_max, max_source, max_date),
    "has a count or maximum without its source and date",
  ),
);

/** A number without its source and day is a rumour. */
function isWhole(...cells: unknown[]): boolean {
  return cells.every((cell) => cell === null) || cells.every((cell) => cell !== null);
}

type MunicipalityRow = v.InferOutput<typeof municipalityRow>;

const municipalityShape: CsvShape<MunicipalityRow> = {
  columns: ["code", "name", "province", "coffeeshops_2022", "wietproef", "lat", "lon"],
  schema: municipalityRow,
  keysOf: ({ code }) => [`code ${code}`],
};

/** One import at a time: slugs are chosen among those that are free. Readers are not blocked. */
const lockMunicipalities = statement(
  "lock-municipalities",
  () => sql`lock table municipality in share row exclusive mode`,
);

const knownMunicipalities = statement("known-municipalities", (db) =>
  db.selectFrom("municipality").select(["id", "code", "slug"]),
);

const slugsOfCities = statement("slugs-of-cities", (db) => db.selectFrom("city").select("slug"));

/** What an admin said of a municipality stands until a file tells of a later day. */
function keptUnlessLater(fact: string, columns: readonly string[], day: string) {
  const isKept = sql<boolean>`
    coalesce(${sql.ref(`excluded.${day}`)}::text, '') collate "C" <= (municipality.told_on ->> ${sql.lit(fact)})`;
  return Object.fromEntries([...columns, day].map((column) => [column, isKept]));
}

const saveMunicipalities = saveRows("save-municipalities", {
  table: "municipality",
  key: ["code"],
  once: ["slug"],
  columns: [
    "name",
    "sort_name",
    "province",
    "latitude",
    "longitude",
    "official_coffeeshop_count",
    "official_count_year",
    "official_count_source",
    "is_wietproef",
    "residents",
    "residents_source",
    "residents_observed_on",
    "latest_coffeeshop_count",
    "latest_count_source",
    "latest_count_observed_on",
    "max_coffeeshop_count",
    "max_count_source",
    "max_count_observed_on",
  ],
  keptWhere: {
    ...keptUnlessLater("residents", ["residents", "residents_source"], "residents_observed_on"),
    ...keptUnlessLater(
      "official",
      ["official_coffeeshop_count", "official_count_source"],
      "official_count_year",
    ),
    ...keptUnlessLater(
      "latest",
      ["latest_coffeeshop_count", "latest_count_source"],
      "latest_count_observed_on",
    ),
    ...keptUnlessLater("most", ["max_coffeeshop_count", "max_count_source"], "max_count_observed_on"),
  },
});

/**
 * Takes in a file like data/municipalities.csv. A municipality is identified by its code, keeps its slug and is never removed. What an
 * admin said of one stands until a file tells of a later day.
 */
export async function importMunicipalities(
  database: Database,
  file: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv(file, municipalityShape);
  return runImport(database, options, async (tx) => {
    await lockMunicipalities.run(tx);
    const known = await knownMunicipalities.all(tx);
    const knownIds = new Set(known.map(({ id }) => id));
    const slugOfCode = new Map(known.map(({ code, slug }) => [code, slug]));
    const taken = new Set([...slugOfCode.values(), ...(await slugsOfCities.all(tx)).map(({ slug }) => slug)]);
    const records = rows.map(({ value }) => {
      const slug = slugOfCode.get(value.code) ?? freeSlug(wishesOf(value), taken);
      taken.add(slug);
      return recordOf(value, slug);
    });
    const saved = await saveMunicipalities.all(tx, { rows: JSON.stringify(records) });
    if (saved.length > 0) await indexPlaces(tx);
    return {
      readCount,
      addedCount: saved.filter(({ id }) => !knownIds.has(id)).length,
      changedCount: saved.filter(({ id }) => knownIds.has(id)).length,
      unchangedCount: rows.length - saved.length,
      refused,
    };
  });
}

function wishesOf({ name, code }: MunicipalityRow): [string, string] {
  const slug = slugOf(name) || code.toLowerCase();
  return [slug, `gemeente-${slug}`];
}

function recordOf(row: MunicipalityRow, slug: string) {
  const isCounted = row.coffeeshops_2022 !== null;
  const isRuleKnown = row.residents !== "unknown";
  return {
    code: row.code,
    slug,
    name: row.name,
    sort_name: sortName(row.name),
    province: row.province,
    latitude: row.lat,
    longitude: row.lon,
    official_coffeeshop_count: row.coffeeshops_2022,
    official_count_year: isCounted ? 2022 : null,
    official_count_source: isCounted ? "Breuer&Intraval" : null,
    is_wietproef: row.wietproef === "yes",
    residents: row.residents,
    residents_source: isRuleKnown ? row.residents_source : null,
    residents_observed_on: isRuleKnown ? row.residents_date : null,
    latest_coffeeshop_count: row.coffeeshops_latest,
    latest_count_source: row.latest_source,
    latest_count_observed_on: row.latest_date,
    max_coffeeshop_count: row.coffeeshops_max,
    max_count_source: row.max_source,
    max_count_observed_on: row.max_date,
  };
}
