import { refusal } from "#platform/errors/refusals.ts";

/** Of the first reviews of somebody. */
export const NO_LINKS_YET = refusal("Must have no links yet");

/** The same person wrote the same words about something else. */
export const SAID_ALREADY = refusal("Was said of something else already");
