import { refusal } from "#platform/errors/refusals.ts";

// Why no letter can be tried.

export const NO_ADDRESS = refusal("No address is confirmed to which letters get");
export const TRIED_ENOUGH = refusal("Enough letters were tried today");
