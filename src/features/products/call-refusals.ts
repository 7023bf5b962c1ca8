import { refusal } from "#platform/errors/refusals.ts";
import { type LadderMistake, MOST_CENTS, MOST_GRAMS, MOST_PIECES, MOST_RUNGS } from "./price-ladder.ts";

// Why a line of a menu cannot be saved.

/** A product has one line on a menu. */
export const ON_THE_MENU_ALREADY = refusal("Is on the menu already");

/** A line has one place. */
export const IS_THERE_TWICE = refusal("Is there twice");

/** What a ladder of prices breaks. */
export const LADDER_SENTENCES: Record<LadderMistake, string> = {
  tooManyRungs: `Must have at most ${MOST_RUNGS} prices`,
  quantityOutOfRange: `Must be for at most ${MOST_GRAMS} grams, or ${MOST_PIECES} pieces or packs`,
  quantityTooFine: "Must be for hundredths of a gram, or whole pieces or packs",
  centsOutOfRange: `Must be in whole cents, from 0.01 to ${MOST_CENTS / 100} euros`,
  quantityNotRising: "Must be for amounts that rise",
  priceNotRising: "Must be prices that rise with the amount",
};
/** Of the names on menus that a new product is made of. */
export const NAMES_DECIDED = refusal("Must wait: somebody has said what one of them is");
