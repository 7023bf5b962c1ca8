import { refusal } from "#platform/errors/refusals.ts";

// Why a city cannot be saved.

/** It is in the search by its letters, and in addresses. */
export const NAME_WITHOUT_LETTERS = refusal("Must have a letter or digit of ours");
export const DUTCH_NAME_FIRST = refusal("Must be written in Dutch first");

/** What is said without its source and day is a rumour. */
export const NEEDS_A_SOURCE = refusal("Must say where it is from");
export const NEEDS_A_DAY = refusal("Must say of when it is");
export const NEEDS_THE_FACT = refusal("Says what is missing here");

export const NO_DAY = refusal("Must be a year, month or day such as 2021, 2024-08, 2024-08-17");
export const NOT_YET = refusal("Must not be in the future");
export const NO_WINDOW = refusal("Must be two times such as 08:00-01:00");

/** Why an area of the map is none. */
export const ZONE_REFUSALS = {
  unreadable: refusal("Must be corners or GeoJSON"),
  severalAreas: refusal("Must be one area without holes"),
  notClosed: refusal("Must end where it begins"),
  fewCorners: refusal("Must have three corners"),
  manyCorners: refusal("Must have at most 500 corners"),
  abroad: refusal("Must lie in the country"),
  crossesItself: refusal("Must not cross itself"),
} as const;
