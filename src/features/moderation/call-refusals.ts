import { refusal } from "#platform/errors/refusals.ts";

/** One suspension at a time: whoever wants another one lifts it first. */
export const SUSPENDED_ALREADY = refusal("Is suspended already");

export const NOT_SUSPENDED = refusal("Is not suspended");

/** Name, bio and picture are those of somebody new already. */
export const NOTHING_TO_RESET = refusal("There is nothing to reset");
