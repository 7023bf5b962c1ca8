import type { ResidentsRule } from "#features/places/municipality.ts";
import type { Wheelchair } from "../amenities.ts";
import type { TriState } from "../amenities.ts";
import type { Smoking } from "../consumption.ts";
import type { Confidence, FactGroup, FactSource } from "../facts.ts";
import type { Department } from "../open-times.ts";
import type { ShopKind } from "../shop.ts";

/** The columns of a shop that imports and people write, as the table names them. */
export interface FactColumns {
  name: string;
  kind: ShopKind;
  street: string | null;
  house_number: string | null;
  postcode: string | null;
  city_id: number;
  municipality_id: number;
  latitude: number;
  longitude: number;
  former_names: string[];
  phone: string | null;
  website: string | null;
  email: string | null;
  socials: string[];
  opening_hours: string | null;
  residents: ResidentsRule;
  id_check: TriState;
  minimum_age: number | null;
  membership: TriState;
  amenities_present: string[];
  amenities_absent: string[];
  wheelchair: Wheelchair;
  step_height_cm: number | null;
  smoking: Smoking;
  vaporizer: TriState;
  terrace: TriState;
  drink_required: TriState;
}

export const COLUMNS_OF_GROUP = {
  listing: [
    "name",
    "kind",
    "street",
    "house_number",
    "postcode",
    "city_id",
    "municipality_id",
    "latitude",
    "longitude",
    "former_names",
  ],
  contact: ["phone", "website", "email", "socials"],
  hours: ["opening_hours"],
  access: ["residents", "id_check", "minimum_age", "membership"],
  amenities: ["amenities_present", "amenities_absent", "wheelchair", "step_height_cm"],
  consumption: ["smoking", "vaporizer", "terrace", "drink_required"],
} as const satisfies Partial<Record<FactGroup, readonly (keyof FactColumns)[]>>;

export type ImportedGroup = keyof typeof COLUMNS_OF_GROUP;

export interface DepartmentHours {
  department: Department;
  openingHours: string;
}

/** What a source says about a group of facts; columns that are absent stay as they are. */
export interface ToldFacts {
  shopId: number;
  group: ImportedGroup;
  columns: Partial<FactColumns>;
  /** With `hours`; absent when the source knows nothing of departments. */
  departments?: DepartmentHours[];
  source: FactSource;
  /** A partial date. */
  observedOn: string;
  /** When the source last changed what it says, where that is later than anybody looked. */
  editedOn?: string;
  /** Which record of the source, such as `node/123`. */
  reference?: string | null;
  confidence: Confidence;
  /** Somebody who may has decided it: it stands in place of whatever is known (`mayReplace` is not asked). */
  isDecided?: boolean;
}

/** Whether nothing is known: such a group has no source to name. */
export function isNothingKnown(value: unknown): boolean {
  return value === null || value === "unknown" || (Array.isArray(value) && value.length === 0);
}
