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
