import * as v from "valibot";
import { isObservedOn } from "#features/places/observed-on.ts";
import { type CsvShape, textCell } from "#features/places/server/read-csv.ts";
import { slugSchema } from "#features/places/slug.ts";

/** A line of data/growers.csv: a licensed grower of the controlled supply chain experiment. */
const growerRow = v.object({
  name: textCell(2, 80),
  slug: v.pipe(
    v.string("is missing"),
    slugSchema,
    v.regex(/^(?!sample-)/, "begins with sample-, which is for invented things"),
  ),
  note: v.nullable(textCell(1, 200)),
  observed_on: v.pipe(v.string("is missing"), v.check(isObservedOn, "is no year, month or day")),
});

export type GrowerRow = v.InferOutput<typeof growerRow>;

export const growerShape: CsvShape<GrowerRow> = {
  columns: ["name", "slug", "note", "observed_on"],
  schema: growerRow,
  keysOf: ({ slug }) => [`slug ${slug}`],
};
