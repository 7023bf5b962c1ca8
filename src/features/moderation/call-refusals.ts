import { refusal } from "#platform/errors/refusals.ts";

/** One suspension at a time: whoever wants another one lifts it first. */
export const SUSPENDED_ALREADY = refusal("Is suspended already");

export const NOT_SUSPENDED = refusal("Is not suspended");
