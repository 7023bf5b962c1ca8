import { refusal } from "#platform/errors/refusals.ts";

// Why a case in a queue cannot be decided, and a thing cannot be saved.

/** Somebody was first: by name, unless it was a rule, or somebody who is gone. */
export const DECIDED_ALREADY = refusal("Was decided already", "name");

/** It is the caller's own, or of a shop or brand they speak for. */
export const OWN_BUSINESS = refusal("Somebody else decides about this");

/** The same where nobody else is there to decide. */
export const NO_OTHER_ADMIN = refusal("Waits for another admin, and there is none");

/** A persona of the demo saves something real. */
export const SAMPLES_ONLY = refusal("Sample people change samples only");
