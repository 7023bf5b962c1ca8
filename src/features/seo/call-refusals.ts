import { refusal } from "#platform/errors/refusals.ts";

// Why an address cannot lead to another one.

export const NO_PAGE_PATH = refusal("Must be a path of this site, such as /coffeeshop/relax");

/** As pages are stored: `/coffeeshop/relax` leads there in every language. */
export const WITH_LANGUAGE = refusal("Must be without its language");

/** The site needs it, whether there is a page at it or not. */
export const RESERVED_PATH = refusal("Is an address that the site itself needs");

export const PAGE_IS_THERE = refusal("Has a page, which would not be reached any more");

export const LEADS_ALREADY = refusal("Leads to another page already");

/** Also where the way would go round in a circle. */
export const LEADS_ON = refusal("Leads on to another page: name that one");

export const LEADS_TO_ITSELF = refusal("Would lead to itself");
