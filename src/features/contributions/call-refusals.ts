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

/** A shop, a brand or a product shows as many photos as it may. */
export const ENOUGH_PHOTOS = refusal("Has as many photos as it may");

/** A licensed grower may not advertise. */
export const GROWER_SHOWS_NONE = refusal("Must not be shown: a licensed grower may not advertise");

export const CLOSED_FOR_GOOD = refusal("Has closed for good");

/** The rules of a shop’s place allow less. */
export const SHOWS_TOO_MUCH = refusal("Must show no more than the rules allow");

// What the profile of compliance does not let us show is not taken either.
export const MENU_NOT_SHOWN = refusal("This shop’s menu may not be shown");
export const PRICES_NOT_SHOWN = refusal("This shop’s prices may not be shown");

// Why a product cannot be as the desk has it.
export const NOT_OF_THE_TYPE = refusal("Must be of this kind of product");
export const SUPPLIES_HAVE_NONE = refusal("Must be left out: supplies have none");
export const NO_STRAIN_NO_FACTS = refusal("Must be left out: this product has no strain");
/** In tenths of a percent. */
export const MORE_THAN_A_WHOLE = refusal("Must be a whole number from 0 to 1000");
export const STRENGTH_TOO_MUCH = refusal("Must be at most 1000 together with the other");
export const SAY_HOW_MEASURED = refusal("Must say how it is known");
export const SAY_WHEN_MEASURED = refusal("Must say when it was measured or read");
export const LABEL_OR_LAB = refusal("Must be label or lab: a catalogue knows no milligrams");
export const PACK_IS_ITS_PIECES = refusal("Must be that of a piece times the pieces");
/** Criterion G: nobody buys more a day. */
export const AT_MOST_FIVE_GRAMS = refusal("Must be at most 5 grams");
export const MORE_THAN_THE_PIECE = refusal("Must weigh no more than the piece");
export const UNKNOWN_BRAND = refusal("Must be one of our brands");
/** Of invented menus and real ones alike: what is invented stays among itself. */
export const NAMES_OF_OTHER_MENUS = refusal("Must be as invented as the menus with these names");
export const UNKNOWN_STRAIN = refusal("Must be a strain of the catalogue");
export const MERGED_STRAIN = refusal("Was merged into another strain");
/** A strain is one unbranded weed. */
export const STRAIN_LISTED_ALREADY = refusal("Must be another: the weed of this strain is listed already");
export const PART_OF_A_DEAL = refusal("Must be supplies: it is part of a deal");
/** Somebody who looks for the one would find the other. */
export const NAME_OF_ANOTHER = refusal("Is the name of another product of its kind", "name");

/** Of strains, among which a name has to say which one is meant; `id` is that of the other. */
export const NAME_OF_ANOTHER_STRAIN = refusal("Is the name of another strain", "name", "id");
export const OWN_PARENT = refusal("Must not be the strain itself");
/** It has this one among its own ancestors. */
export const BRED_FROM_THIS = refusal("Must not be bred from this strain", "name");
/** A parent that is written and not chosen. */
export const PARENT_TO_CHOOSE = refusal("Must be chosen: the catalogue has this strain", "name", "id");
export const TOO_MANY_PARENTS = refusal("Must be at most 8 together");

/** What people would lose with a product, each with its count. */
const HANGING = [
  "menuLines",
  "prices",
  "reviews",
  "likes",
  "watches",
  "suggestions",
  "spellings",
  "deals",
  "merged",
] as const;
export type HangingWords = Partial<Record<(typeof HANGING)[number], string>>;
export const HANGS_TOGETHER = refusal("Must stay: something hangs on it. Merge it or hide it", ...HANGING);

/** What a strain is like holds for the products of others too. */
export const STRAIN_OF_OTHERS = refusal("Must be left to us: other brands have products of this strain");
