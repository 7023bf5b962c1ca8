import type { LayerFeature } from "#platform/arcgis/features-of-layer.ts";
import { licenceNameOf } from "../licence-name.ts";
import type { RegisterDescription } from "../register-description.ts";
import { registerShape } from "./register-rows.ts";

/**
 * The features of a layer as a file like data/amsterdam_register.csv, which `importRegister` takes. What cannot be read in a cell that
 * may be empty is left out; a row without a door or a point is refused by the import, by its line.
 */
export function registerOfLayer(
  features: readonly LayerFeature[],
  description: RegisterDescription,
  observedOn: string,
): string {
  const columns = [...registerShape.columns, "municipality_code", "name_is_holder"];
  const lines = features.map((feature) => {
    const row = rowOf(feature, description, observedOn);
    return columns.map((column) => csvCell(row[column] ?? "")).join(",");
  });
  return `${columns.join(",")}\n${lines.map((line) => `${line}\n`).join("")}`;
}

function rowOf(
  { cells, point }: LayerFeature,
  { fields, city, municipality, register }: RegisterDescription,
  observedOn: string,
): Record<string, string> {
  const at = (field: string | undefined) =>
    field === undefined
      ? ""
      : String(cells[field] ?? "")
          .replaceAll(/[\p{Cc}\s]+/gu, " ")
          .trim();
  const address = `${at(fields.street)} ${doorNumber(at(fields.number), at(fields.addition))}`;
  const named = licenceNameOf(at(fields.name));
  return {
    name: named.kind === "person" ? address : named.name,
    name_is_holder: { door: "", holder: "yes", person: "person" }[named.kind],
    address,
    postcode: /^[1-9]\d{3} ?[A-Z]{2}$/.exec(at(fields.postcode).toUpperCase())?.[0] ?? "",
    city: at(fields.city) || city,
    municipality_code: municipality,
    lat: point?.latitude.toFixed(6) ?? "",
    lon: point?.longitude.toFixed(6) ?? "",
    licence_valid_to: dayOf(fields.validTo === undefined ? null : (cells[fields.validTo] ?? null)),
    source: register,
    source_year: observedOn,
  };
}

/** `12A`, `12-H`, as they stand on doors. */
function doorNumber(number: string, addition: string): string {
  const added = addition.replaceAll(" ", "");
  if (added === "") return number;
  return /^[A-Za-z]$/.test(added) ? `${number}${added.toUpperCase()}` : `${number}-${added}`;
}

/** ArcGIS keeps days as milliseconds since 1970; some layers as text, `2028-04-01` or `01-04-2028`. */
function dayOf(value: string | number | boolean | null): string {
  if (typeof value === "number") {
    const day = new Date(value);
    return Number.isNaN(day.getTime()) ? "" : (/^\d{4}-\d\d-\d\d/.exec(day.toISOString())?.[0] ?? "");
  }
  const text = String(value ?? "");
  const [, day, month, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})/.exec(text) ?? [];
  return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? (year ? `${year}-${month}-${day}` : "");
}

function csvCell(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
