import { refusal } from "#platform/errors/refusals.ts";

/** The last sign-in is too long ago (security.md A5). */
export const SIGN_IN_AGAIN = refusal("Sign in again first");

/** The session has not shown the second factor that is asked for. */
export const SHOW_SECOND_FACTOR = refusal("Show your second factor first");

/** A second factor that is set up is not set up again, one that is not cannot be shown. */
export const SET_UP_ALREADY = refusal("Is set up already");
export const NOT_SET_UP = refusal("Is not set up");

/** Of the code of a second factor, or a recovery code. */
export const CODE_NOT_RIGHT = refusal("Is not right");

/** Somebody has this name, or one that looks like it, or had it until lately. */
export const NAME_TAKEN = refusal("Name already in use");

/** Of everything that writes, while an admin has suspended whoever calls. */
export const SUSPENDED = refusal("Cannot be done while suspended", "until", "decisionId");

/** Without an admin nobody could decide anything, or make another one on the site. */
export const LAST_ADMIN = refusal("Is the last admin");

/** A name can be changed a few times in a month. */
export const RENAMED_TOO_OFTEN = refusal("Was changed too often");

/** Of everything that writes, while an admin looks at the site as somebody else. */
export const ONLY_LOOKING = refusal("Nothing can be changed while looking as somebody else");

/** Of what is not shown meanwhile: letters, accounts, what two people share, the dashboard. */
export const NOT_LOOKED_AT = refusal("Is not shown while looking as somebody else");
