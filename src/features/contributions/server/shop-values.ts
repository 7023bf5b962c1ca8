import { parseHours } from "#features/hours/server/parse-hours.ts";
import { AMENITIES, type Amenity, amenityStates, type TriState } from "#features/shops/amenities.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import {
  COLUMNS_OF_GROUP,
  type FactColumns,
  type ImportedGroup,
} from "#features/shops/server/fact-columns.ts";
import { namesAfter } from "#features/shops/server/names-after.ts";
import {
  type ChangedValue,
  type FieldChange,
  GROUP_OF_FIELD,
  SHOP_FIELDS,
  type ShopField,
} from "../change.ts";
import { isPlace } from "../is-place.ts";
import { hoursWith } from "../week-text.ts";
import { isSameValue } from "./is-same-value.ts";

type ColumnField = Exclude<ShopField, Amenity | "location">;

const COLUMN_OF_FIELD = {
  name: "name",
  kind: "kind",
  street: "street",
  houseNumber: "house_number",
  postcode: "postcode",
  phone: "phone",
  website: "website",
  email: "email",
  openingHours: "opening_hours",
  residents: "residents",
  idCheck: "id_check",
  minimumAge: "minimum_age",
  membership: "membership",
  smoking: "smoking",
  vaporizer: "vaporizer",
  terrace: "terrace",
  drinkRequired: "drink_required",
  wheelchair: "wheelchair",
  stepHeightCm: "step_height_cm",
} as const satisfies Record<ColumnField, keyof FactColumns>;

const isAmenity = (field: ShopField): field is Amenity => (AMENITIES as readonly string[]).includes(field);

/** What is known of each field; null or `unknown` for nothing. */
export function valuesOf(columns: FactColumns): Record<ShopField, ChangedValue> {
  const amenities = amenityStates(columns.amenities_present, columns.amenities_absent);
  const values = SHOP_FIELDS.map((field) => [
    field,
    field === "location"
      ? { latitude: columns.latitude, longitude: columns.longitude }
      : isAmenity(field)
        ? amenities[field]
        : columns[COLUMN_OF_FIELD[field]],
  ]);
  return Object.fromEntries(values) as Record<ShopField, ChangedValue>;
}

/** What is so once a field was told: hours of some days leave the others as they stand. */
export function valueAfter(
  field: FieldChange["field"],
  told: ChangedValue,
  stood: ChangedValue,
): ChangedValue {
  if (field !== "openingHours" || typeof told !== "string") return told;
  return hoursWith(told, typeof stood === "string" && parseHours(stood).ok ? stood : null);
}

/** The fields that differ from what is known. */
export function differences(
  columns: FactColumns,
  told: Partial<Record<ShopField, ChangedValue | undefined>>,
): FieldChange[] {
  const known = valuesOf(columns);
  return SHOP_FIELDS.flatMap((field) => {
    const after = told[field];
    return after === undefined || isSameValue(valueAfter(field, after, known[field]), known[field])
      ? []
      : [{ field, before: known[field], after }];
  });
}

/** The group of each field that is one of a shop, with its fields. */
export function byGroup(fields: readonly FieldChange[]): Map<ImportedGroup, FieldChange[]> {
  const ofShop = fields.filter(({ field }) => field in GROUP_OF_FIELD);
  return Map.groupBy(ofShop, ({ field }) => GROUP_OF_FIELD[field as ShopField]);
}

/** What has to be written so that these fields of one group are so. */
export function columnsAfter(known: FactColumns, fields: readonly FieldChange[]): Partial<FactColumns> {
  const columns: Record<string, unknown> = {};
  const amenities = amenityStates(known.amenities_present, known.amenities_absent);
  for (const { field, after } of fields) {
    if (isAmenity(field as ShopField)) amenities[field as Amenity] = after as TriState;
    else if (isPlace(after)) Object.assign(columns, { latitude: after.latitude, longitude: after.longitude });
    else {
      const column = COLUMN_OF_FIELD[field as ColumnField];
      columns[column] = valueAfter(field, after, known[column] ?? null);
    }
  }
  if (typeof columns["name"] === "string")
    Object.assign(
      columns,
      namesAfter({ name: known.name, formerNames: known.former_names }, columns["name"]),
    );
  if (fields.some(({ field }) => isAmenity(field as ShopField))) {
    columns["amenities_present"] = AMENITIES.filter((amenity) => amenities[amenity] === "yes");
    columns["amenities_absent"] = AMENITIES.filter((amenity) => amenities[amenity] === "no");
  }
  return columns as Partial<FactColumns>;
}

/** The columns of a group as they are, to be kept as what stood before. */
export function columnsOf(known: FactColumns, group: ImportedGroup): Partial<FactColumns> {
  return Object.fromEntries(COLUMNS_OF_GROUP[group].map((column) => [column, known[column]]));
}

/** Whether a group has fields that can be written: what a shop says of itself has none. */
export function isWritten(group: FactGroup): group is ImportedGroup {
  return group in COLUMNS_OF_GROUP;
}
