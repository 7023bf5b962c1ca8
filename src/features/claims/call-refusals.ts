import { refusal } from "#platform/errors/refusals.ts";

/** The caller speaks for the shop already. */
export const YOURS_ALREADY = refusal("You speak for it already");

/** The shop has no address of its own domain, no telephone, or none that was known before the claimant came. */
export const NO_SUCH_PROOF = refusal("Cannot be proven this way");

/** Neither a PDF nor a picture. */
export const NO_DOCUMENT = refusal("Must be a PDF, a JPEG or a PNG");

/** It was not the code; `tries` are left. */
export const WRONG_CODE = refusal("Is not the code", "tries");

/** No code is on its way, it is too old, or all tries are used. */
export const NO_CODE = refusal("There is no code to type");

/** What nobody has proven is not approved. */
export const NOT_PROVEN = refusal("Is not proven yet");

/** Of the link in a letter that invites: why it counts no more. */
export const INVITATION_TAKEN = refusal("Was taken already");
export const INVITATION_WITHDRAWN = refusal("Counts no more");
export const INVITATION_OLD = refusal("Is too old");

/** Whoever is to end spoke for the shop before the caller did: only an admin ends that. */
export const SPOKE_BEFORE = refusal("Spoke for it before you");

/** Whoever is to end is the last one who speaks for the shop: it wants to be said twice. */
export const LAST_TO_SPEAK = refusal("Nobody else speaks for it");
