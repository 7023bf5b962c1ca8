import { refusal } from "#platform/errors/refusals.ts";

// Why a job offer cannot be saved.

export const ONE_EMPLOYER = refusal("A shop or a brand offers work");
export const NO_HOURS = refusal("Must be from 1 to 60 hours a week");
export const NO_SALARY = refusal("Must go from the lower to the higher, for a time");
export const NO_WEB_ADDRESS = refusal("Must be a web address to apply at");
export const NO_MAIL_ADDRESS = refusal("Must be an e-mail address to write to");
export const MUST_LIE_AHEAD = refusal("Must lie ahead");
/** `LONGEST_OFFER_DAYS` */
export const STANDS_TOO_LONG = refusal("Must be within 90 days");
