import { refusal } from "#platform/errors/refusals.ts";

/** A shop has its page already; `url` is its slug. */
export const LISTED_ALREADY = refusal("Is listed already", "name", "url");

/** The same person told us of it before, and it waits. */
export const TOLD_ALREADY = refusal("You told us of it already");

/** What was suggested was withdrawn before somebody decided. */
export const TAKEN_BACK = refusal("Was taken back by its author");

/** Hours that nobody understands. */
export const NO_HOURS = refusal("Must be opening hours");

/** An address that leads to no film of a provider whose player we show. */
export const NO_FILM = refusal("Must be the address of a film at YouTube or Vimeo");

/** A shop shows as many photos as it may. */
export const ENOUGH_PHOTOS = refusal("Has as many photos as it may");

export const CLOSED_FOR_GOOD = refusal("Has closed for good");

/** The rules of a shop’s place allow less. */
export const SHOWS_TOO_MUCH = refusal("Must show no more than the rules allow");

// What the profile of compliance does not let us show is not taken either.
export const MENU_NOT_SHOWN = refusal("This shop’s menu may not be shown");
export const PRICES_NOT_SHOWN = refusal("This shop’s prices may not be shown");
