import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "#platform/geo/point-schema.ts";
import { observedOnSchema } from "#features/places/observed-on-schema.ts";
import { inCountry } from "#features/places/server/in-country.ts";
import { type CsvShape, textCell } from "#platform/import/read-csv.ts";
import { CONFIDENCES } from "../facts.ts";
import { SHOP_KINDS } from "../shop.ts";
import { postcodeCell, toldByCell } from "./open-fact-cells.ts";

/** A line of data/shops.csv. The id contains source and year: `osm2021-…` was seen in OpenStreetMap in 2021. */
const shopRow = v.pipe(
  v.object({
    id: v.pipe(
      textCell(1, 80),
      v.regex(/^osm20\d{2}-[0-9a-z]+$/, "does not tell its source and year, such as osm2021-31fe16703a"),
    ),
    name: textCell(2, 80),
    kind: v.picklist(SHOP_KINDS, "is no kind of shop"),
    latitude: latitudeSchema,
    longitude: longitudeSchema,
    street: v.nullable(textCell(1, 80)),
    house_number: v.nullable(textCell(1, 20)),
    postcode: v.nullable(postcodeCell),
    city: textCell(1, 80),
    municipality_code: textCell(1, 10),
    confidence: v.picklist(CONFIDENCES, "is neither high, medium nor low"),
    // As OpenStreetMap writes them. Files without the column are fine, and hours that cannot be understood cost the
    // line nothing but its hours.
    opening_hours: v.optional(v.nullable(v.string())),
    // Where a page says more than the map of that year: that a pub is a coffeeshop, and when somebody saw that.
    told_by: toldByCell,
    observed_on: v.optional(v.nullable(observedOnSchema)),
  }),
  inCountry((row) => row),
  v.check(
    ({ told_by, observed_on }) => told_by === "openStreetMap" || typeof observed_on === "string",
    "is told by our editors without its day",
  ),
);

export type ShopRow = v.InferOutput<typeof shopRow>;

export const shopShape: CsvShape<ShopRow> = {
  columns: [
    "id",
    "name",
    "kind",
    "latitude",
    "longitude",
    "street",
    "house_number",
    "postcode",
    "city",
    "municipality_code",
    "confidence",
  ],
  schema: shopRow,
  keysOf: ({ id }) => [`id ${id}`],
};
