import * as v from "valibot";
import { LOCALES } from "#platform/i18n/locales.ts";
import { latitudeSchema, longitudeSchema } from "#platform/geo/point-schema.ts";
import { inCountry } from "./in-country.ts";
import { type CsvShape, textCell, wholeNumberCell } from "#platform/import/read-csv.ts";

/** A line of data/cities.csv. */
const cityRow = v.pipe(
  v.object({
    geonames_id: v.nullable(wholeNumberCell(999_999_999)),
    name: textCell(1, 80),
    latitude: latitudeSchema,
    longitude: longitudeSchema,
    municipality: textCell(1, 80),
    population: v.nullable(wholeNumberCell(20_000_000)),
  }),
  inCountry((row) => row),
);

export type CityRow = v.InferOutput<typeof cityRow>;

export const cityShape: CsvShape<CityRow> = {
  columns: ["geonames_id", "name", "latitude", "longitude", "municipality", "population"],
  schema: cityRow,
  keysOf: ({ geonames_id, name, municipality }) => [
    `${name} in ${municipality}`,
    ...(geonames_id === null ? [] : [`geonames_id ${geonames_id}`]),
  ],
};

/** A line of data/city-names.csv; without a locale it is another name in use everywhere. */
const cityNameRow = v.object({
  city: textCell(1, 80),
  municipality: textCell(1, 80),
  locale: v.nullable(v.picklist(LOCALES, "is no language")),
  name: textCell(1, 80),
});

export type CityNameRow = v.InferOutput<typeof cityNameRow>;

export const cityNameShape: CsvShape<CityNameRow> = {
  columns: ["city", "municipality", "locale", "name"],
  schema: cityNameRow,
  keysOf: ({ city, municipality, locale, name }) => [
    `the ${locale ? `${locale} name` : `name ${name}`} of ${city} in ${municipality}`,
  ],
};
