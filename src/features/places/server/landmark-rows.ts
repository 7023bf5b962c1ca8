import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "#platform/geo/point-schema.ts";
import { type CsvShape, textCell } from "#platform/import/read-csv.ts";
import { LANDMARK_KINDS } from "../landmark.ts";
import { observedOnSchema } from "../observed-on-schema.ts";
import { inCountry } from "./in-country.ts";

/** A line of data/landmarks.csv. */
const landmarkRow = v.pipe(
  v.object({
    name: v.pipe(textCell(1, 80), v.regex(/[\p{L}\p{N}]/u, "has no letter")),
    kind: v.picklist(LANDMARK_KINDS, `is none of ${LANDMARK_KINDS.join(", ")}`),
    city: textCell(1, 80),
    lat: latitudeSchema,
    lon: longitudeSchema,
    source: textCell(1, 80),
    source_year: observedOnSchema,
  }),
  inCountry(({ lat, lon }) => ({ latitude: lat, longitude: lon })),
);

export type LandmarkRow = v.InferOutput<typeof landmarkRow>;

export const landmarkShape: CsvShape<LandmarkRow> = {
  columns: ["name", "kind", "city", "lat", "lon", "source", "source_year"],
  schema: landmarkRow,
  keysOf: ({ name, city }) => [`${name} in ${city}`],
};
