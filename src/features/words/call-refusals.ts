import { refusal } from "#platform/errors/refusals.ts";

// Why a watched word cannot be saved.

export const WATCHED_ALREADY = refusal("Is watched already");
export const NO_LETTERS = refusal("Must have letters or digits");
/** `MOST_WORDS` */
export const ENOUGH_WORDS = refusal("There are 500 words already");
