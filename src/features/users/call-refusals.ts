import { refusal } from "#platform/errors/refusals.ts";

/** Nobody gives a role to themselves, or takes one from themselves. */
export const ROLE_OF_ONESELF = refusal("Cannot be your own");

/** Two admins make one, or remove one. Where there is no second, it is done on the command line. */
export const NO_SECOND_ADMIN = refusal("Needs a second admin who agrees, and there is none");

/** It was taken back, agreed to, or is too old. */
export const NO_PROPOSAL = refusal("Is no longer proposed");

/** A role of a shop or brand names it, and one of the whole site names none. */
export const NO_SUCH_ITEM = refusal("There is no such shop or brand");

/** Nobody needs to look at the site as themselves. */
export const VIEWING_ONESELF = refusal("Cannot be yourself");

/** Whoever decides about others is not looked at: their pages would show what is reported to them. */
export const VIEWING_STAFF = refusal("Is an admin or a moderator");

/** One at a time, or nobody could tell which. */
export const VIEWING_ALREADY = refusal("You look as somebody already");
