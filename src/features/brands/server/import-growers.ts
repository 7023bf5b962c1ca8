import type { ImportReport, Refusal } from "#platform/import/import-report.ts";
import { readCsv, type CsvShape, textCell } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import type { Database } from "#platform/database/database.ts";
import { indexBrands } from "./index-brands.ts";
import { knownBrands, lockBrands } from "./known-brands.ts";
import { GROWER_STATUSES } from "../licensed-grower.ts";
import { saveBrands } from "./save-brands.ts";
import { saveGrowerSightings } from "./save-grower-sightings.ts";
import { storeBrandRanks } from "./store-brand-ranks.ts";
import * as v from "valibot";
import { isObservedOn } from "#platform/observed-on.ts";
import { observedOnSchema } from "#features/places/observed-on-schema.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";

/** A line of data/growers.csv: a licensed grower of the controlled supply chain experiment. */
const growerRow = v.pipe(
  v.object({
    name: textCell(2, 80),
    slug: v.pipe(
      v.string("is missing"),
      slugSchema,
      v.regex(
        /^(?!(?:sample|generated)-)/,
        "begins with sample- or generated-, which are for invented things",
      ),
    ),
    note: v.nullable(textCell(1, 200)),
    observed_on: v.pipe(v.string("is missing"), v.check(isObservedOn, "is no year, month or day")),
    status: v.nullish(v.picklist(GROWER_STATUSES, "is neither active, listed nor waiting"), null),
    place: v.nullish(textCell(1, 80), null),
    status_source: v.nullish(textCell(1, 200), null),
    status_date: v.nullish(observedOnSchema, null),
  }),
  v.check(
    ({ status, place, status_source, status_date }) =>
      status === null
        ? place === null && status_source === null && status_date === null
        : status_source !== null && status_date !== null,
    "has a status without its source and date",
  ),
);

type GrowerRow = v.InferOutput<typeof growerRow>;

const growerShape: CsvShape<GrowerRow> = {
  columns: ["name", "slug", "note", "observed_on"],
  schema: growerRow,
  keysOf: ({ slug }) => [`slug ${slug}`],
};

/**
 * Takes in a file like data/growers.csv. A grower is identified by its slug and never removed; what people have entered since is
 * not overwritten, and a slug of another brand is refused.
 */
export async function importGrowers(
  database: Database,
  file: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<GrowerRow>(file, growerShape);
  return runImport(database, options, async (tx) => {
    await lockBrands(tx);
    const known = await knownBrands(tx);
    const growerOfSlug = new Map(known.map((brand) => [brand.slug, brand.isLicensedGrower]));
    const isTaken = ({ slug }: GrowerRow) => growerOfSlug.get(slug) === false;
    const taken: Refusal[] = rows
      .filter(({ value }) => isTaken(value))
      .map(({ line, value }) => ({ line, reasons: [`slug "${value.slug}" is another brand's`] }));
    const brands = rows.flatMap(({ value }) => (isTaken(value) ? [] : [brandOf(value)]));
    const brandIds = await saveBrands(tx, brands);
    const seen = await saveGrowerSightings(
      tx,
      rows.flatMap(({ value }) => (isTaken(value) ? [] : [sightingOf(value)])),
    );
    const changedIds = new Set([...brandIds, ...seen]);
    await storeBrandRanks(tx, { brandIds });
    await indexBrands(tx, { brandIds });
    const knownIds = new Set(known.map(({ id }) => id));
    const addedCount = [...changedIds].filter((id) => !knownIds.has(id)).length;
    return {
      readCount,
      addedCount,
      changedCount: changedIds.size - addedCount,
      unchangedCount: brands.length - changedIds.size,
      refused: [...refused, ...taken].toSorted((a, b) => a.line - b.line),
    };
  });
}

function sightingOf({ slug, status, place, status_source, status_date }: GrowerRow) {
  return { slug, status, place, source: status_source, observedOn: status_date };
}

function brandOf({ slug, name, note, observed_on }: GrowerRow) {
  return {
    slug,
    name,
    note,
    kind: "producer",
    isSample: false,
    isLicensedGrower: true,
    website: null,
    description: null,
    source: "tradePage",
    observedOn: observed_on,
  } as const;
}
