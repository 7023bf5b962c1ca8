import { refusal } from "#platform/errors/refusals.ts";

/** So much was written since the last answer that more of it waits for one. */
export const WAIT_FOR_ANSWER = refusal("Wait for an answer first");
