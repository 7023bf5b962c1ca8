import { refusal } from "#platform/errors/refusals.ts";

// Why an issue of the newsletter cannot be saved, tried or sent.

/** Whoever already has it would have another one than whoever waits for it. */
export const HAS_BEGUN = refusal("Is being sent, or was");
export const NOBODY_READS = refusal("Nobody would get it");
/** A try goes to the address that the admin confirmed for the newsletter. */
export const NO_OWN_ADDRESS = refusal("You have no confirmed e-mail address");
