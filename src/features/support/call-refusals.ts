import { refusal } from "#platform/errors/refusals.ts";

/** So much was written since the last answer that more of it waits for one. */
export const WAIT_FOR_ANSWER = refusal("Wait for an answer first");
/** Of a standard answer: two could not be told apart. */
export const CALLED_SO = refusal("Another one is called so");
/** Whoever asked would read the brackets. */
export const ONLY_THE_NAME = refusal("Must have nothing in brackets but [name]");
