import * as v from "valibot";
import { type CsvShape, textCell } from "#platform/import/read-csv.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { EFFECTS } from "../effects.ts";
import { FLAVOURS } from "../flavours.ts";
import { MARKETED_AS, MOST_PARENTS } from "../strain.ts";
import { TERPENES } from "../terpenes.ts";

/** More than a plant has; a source that says so has slipped a column or a comma. */
const MOST_PERCENT = 40;

/** A line of data/strains.csv. Cells of several words separate them with semicolons. */
const strainRow = v.object({
  name: textCell(1, 80),
  slug: v.pipe(
    v.string("is missing"),
    slugSchema,
    v.regex(/^(?!(?:sample|generated)-)/, "begins with sample- or generated-, which are for invented things"),
  ),
  aliases: v.optional(namesCell(20), null),
  marketed_as: v.nullable(v.picklist(MARKETED_AS, "is neither indica, sativa nor hybrid")),
  breeder: v.nullable(textCell(2, 80)),
  parents: namesCell(MOST_PARENTS),
  effects: wordsCell(EFFECTS),
  flavours: wordsCell(FLAVOURS),
  terpenes: wordsCell(TERPENES),
  thc_percent: percentCell(),
  cbd_percent: percentCell(),
  well_known: v.nullable(v.picklist(["yes", "no"], "is neither yes nor no")),
  source: v.picklist(["kushy", "own"], "is neither kushy nor own"),
});

export type StrainRow = v.InferOutput<typeof strainRow>;

export const strainShape: CsvShape<StrainRow> = {
  columns: [
    "name",
    "slug",
    "marketed_as",
    "breeder",
    "parents",
    "effects",
    "flavours",
    "terpenes",
    "thc_percent",
    "cbd_percent",
    "well_known",
    "source",
  ],
  schema: strainRow,
  keysOf: ({ slug }) => [`slug ${slug}`],
};

function namesCell(most: number) {
  return v.pipe(
    v.nullable(v.string()),
    v.transform(partsOf),
    v.maxLength(most, `has more than ${most} names`),
    v.check((names) => names.every((name) => name.length <= 80), "has a name longer than 80 characters"),
  );
}

function wordsCell<const Word extends string>(words: readonly Word[]) {
  return v.pipe(
    v.nullable(v.string()),
    v.transform(partsOf),
    v.check(
      (given) => given.every((word) => (words as readonly string[]).includes(word)),
      "has a word that is not in the vocabulary",
    ),
    v.transform((given) => [...new Set(given)] as Word[]),
  );
}

function partsOf(cell: string | null): string[] {
  return (cell ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Percent with at most one decimal, as tenths of a percent. */
function percentCell() {
  return v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(?:\.\d)?$/, "is no percentage with at most one decimal"),
      v.toNumber(),
      v.maxValue(MOST_PERCENT, `is more than ${MOST_PERCENT} %`),
      v.transform((percent) => Math.round(percent * 10)),
    ),
  );
}
