import { refusal } from "#platform/errors/refusals.ts";

/** One suspension at a time: whoever wants another one lifts it first. */
export const SUSPENDED_ALREADY = refusal("Is suspended already");

export const NOT_SUSPENDED = refusal("Is not suspended");

/** Somebody else decides the appeal, and what was taken away comes back by that. */
export const APPEALED_NOW = refusal("Was appealed: decide the appeal");

/** Its author took it back or left, so there is nothing to put back. */
export const NOT_THERE_ANY_MORE = refusal("Is not there any more");

/** Name, bio and picture are those of somebody new already. */
export const NOTHING_TO_RESET = refusal("There is nothing to reset");
