import * as v from "valibot";
import { observedOnSchema } from "#features/places/observed-on-schema.ts";
import { type CsvShape, textCell } from "#platform/import/read-csv.ts";
import { openFactCells, postcodeCell, toldByCell } from "./open-fact-cells.ts";

/** A line of data/shop_hours.csv: more about a line of data/shops.csv. */
const hoursRow = v.object({
  id: textCell(1, 80),
  ...openFactCells,
  postcode: v.nullable(postcodeCell),
  told_by: toldByCell,
  // Names the element of OpenStreetMap.
  source: textCell(1, 160),
  source_year: observedOnSchema,
  // How the line was matched; with "name now X" all of it belongs to that name, with "doubtful" nobody should rely on the hours.
  match: v.optional(v.nullable(textCell(1, 300))),
});

export type HoursRow = v.InferOutput<typeof hoursRow>;

export const hoursShape: CsvShape<HoursRow> = {
  columns: ["id", "opening_hours", "phone", "website", "wheelchair", "postcode", "source", "source_year"],
  schema: hoursRow,
  keysOf: ({ id }) => [`id ${id}`],
};

/** The name that a shop has now according to the line, and who says so. */
export function nameNowIn(
  match: string | null | undefined,
): { name: string; source: "register" | "openStreetMap" } | null {
  const [, before = "", name] = /^(.*)\bname now ([^;]{2,80})/.exec(match ?? "") ?? [];
  if (!name) return null;
  return { name: name.trim(), source: before.startsWith("register") ? "register" : "openStreetMap" };
}
