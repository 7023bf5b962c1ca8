import { refusal } from "#platform/errors/refusals.ts";

/** This browser gets none: another tab switched it off, or whoever logged in here since. */
export const NO_SUBSCRIPTION = refusal("This browser gets no push");
