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

// Why somebody cannot apply for a job here.

export const NO_LONGER_OPEN = refusal("The job is no longer open");
export const APPLY_ELSEWHERE = refusal("Applications for this job go another way");
/** `MOST_APPLICATIONS` */
export const ENOUGH_APPLICATIONS = refusal("The job has as many applications as it can take");
export const NO_PDF = refusal("Must be a PDF");
