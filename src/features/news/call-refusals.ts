import { refusal } from "#platform/errors/refusals.ts";

// Why a deal, a job offer or a post cannot be moved.

/** The step can't be taken from the state it is in, or at this time. */
export const NOT_IN_THIS_STATE = refusal("Not possible in this state");
