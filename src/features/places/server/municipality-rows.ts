import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "../point-schema.ts";
import { PROVINCES, RESIDENTS_RULES } from "../municipality.ts";
import { observedOnSchema } from "../observed-on-schema.ts";
import { inCountry } from "./in-country.ts";
import { type CsvShape, textCell, wholeNumberCell } from "./read-csv.ts";

/** A line of data/municipalities.csv; the year of the official count stands in the name of its column. */
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
  }),
  inCountry(({ lat, lon }) => ({ latitude: lat, longitude: lon })),
  v.check(
    ({ residents, residents_source, residents_date }) =>
      residents === "unknown" || (residents_source !== null && residents_date !== null),
    "has a residents rule without its source and date",
  ),
);

export type MunicipalityRow = v.InferOutput<typeof municipalityRow>;

export const municipalityShape: CsvShape<MunicipalityRow> = {
  columns: ["code", "name", "province", "coffeeshops_2022", "wietproef", "lat", "lon"],
  schema: municipalityRow,
  keysOf: ({ code }) => [`code ${code}`],
};
