import { refusal } from "#platform/errors/refusals.ts";

/** Nobody gives a role to themselves, or takes one from themselves. */
export const ROLE_OF_ONESELF = refusal("Cannot be your own");

/** Making an admin, or removing one, is no press of a button. */
export const ADMIN_BY_OPERATOR = refusal("Is given and taken on the command line");

/** A role of a shop or brand names it, and one of the whole site names none. */
export const NO_SUCH_ITEM = refusal("There is no such shop or brand");
