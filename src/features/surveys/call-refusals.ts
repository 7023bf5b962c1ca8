import { refusal } from "#platform/errors/refusals.ts";

/** Of the answers as a whole. */
export const NO_ANSWER = refusal("Must have an answer");
