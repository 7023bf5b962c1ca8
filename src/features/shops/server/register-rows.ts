import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "#platform/geo/point-schema.ts";
import { inCountry } from "#features/places/server/in-country.ts";
import { observedOnSchema } from "#features/places/observed-on-schema.ts";
import { type CsvShape, textCell } from "#platform/import/read-csv.ts";
import { openFactCells, osmIdCell, postcodeCell } from "./open-fact-cells.ts";

/** A line of data/amsterdam_register.csv: a coffeeshop that a municipality licenses. */
const registerRow = v.pipe(
  v.object({
    name: textCell(2, 80),
    address: v.pipe(
      textCell(3, 100),
      v.regex(/^\D.* \d\S*$/u, "is no street with a house number, such as Singel 12-H"),
    ),
    postcode: v.nullable(postcodeCell),
    city: textCell(1, 80),
    // Where another municipality has a place of that name.
    municipality_code: v.optional(v.nullable(textCell(1, 10)), null),
    lat: latitudeSchema,
    lon: longitudeSchema,
    licence_valid_to: v.nullable(v.pipe(v.string(), v.isoDate("is no day such as 2028-04-01"))),
    ...openFactCells,
    osm_id: v.nullable(osmIdCell),
    shop_id: v.nullable(textCell(1, 80)),
    source: textCell(1, 160),
    source_year: observedOnSchema,
    // The register names a firm there and not what stands on the door; or a person, whose name is not in the file.
    name_is_holder: v.optional(v.nullable(v.picklist(["yes", "person"], "is neither yes, person nor empty"))),
  }),
  inCountry(({ lat, lon }) => ({ latitude: lat, longitude: lon })),
);

export type RegisterRow = v.InferOutput<typeof registerRow>;

export const registerShape: CsvShape<RegisterRow> = {
  columns: [
    "name",
    "address",
    "postcode",
    "city",
    "lat",
    "lon",
    "licence_valid_to",
    "opening_hours",
    "phone",
    "website",
    "wheelchair",
    "osm_id",
    "shop_id",
    "source",
    "source_year",
  ],
  schema: registerRow,
  keysOf: ({ address, city, shop_id }) => [
    `address ${address}, ${city}`,
    ...(shop_id === null ? [] : [`shop_id ${shop_id}`]),
  ],
};

/** Amsterdam writes the storey behind the number (`137-H`, `4A-1`), which is no part of the address on the door. */
export function doorOf(address: string): { street: string; houseNumber: string } {
  const at = address.lastIndexOf(" ");
  const houseNumber = address.slice(at + 1).replace(/-(H|HS|O|BG|RD|[1-9])$/, "");
  return { street: address.slice(0, at), houseNumber };
}
