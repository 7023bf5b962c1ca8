/** What is paid for how much (product.md section 5). Grams may be halves and such; pieces and packs are whole. */
export const PRICE_UNITS = ["gram", "piece", "pack"] as const;

export type PriceUnit = (typeof PRICE_UNITS)[number];

/** What is counted and not weighed. */
export const COUNTED_UNITS = ["piece", "pack"] as const satisfies readonly PriceUnit[];

export interface PriceRung {
  unit: PriceUnit;
  quantity: number;
  cents: number;
}

/** The rungs in the order in which a shop writes them. */
export type PriceLadder = PriceRung[];

/** At most 5 g a day may be sold to a person (Aanwijzing Opiumwet, criterion G), so no price is for more. */
export const MOST_GRAMS = 5;
export const MOST_PIECES = 100;
export const MOST_CENTS = 100_000;
export const MOST_RUNGS = 12;

export type LadderMistake =
  | "tooManyRungs"
  | "quantityOutOfRange"
  | "quantityTooFine"
  | "centsOutOfRange"
  | "quantityNotRising"
  | "priceNotRising";

/**
 * The first mistake of each wrong rung, by its place from 0; empty when the ladder may be saved. The same rules as
 * `is_price_ladder` in db/functions/prices.sql, which has the last word.
 */
export function ladderMistakes(ladder: PriceLadder): { place: number; mistake: LadderMistake }[] {
  const last = new Map<PriceUnit, PriceRung>();
  return ladder.flatMap((rung, place) => {
    const mistake = place >= MOST_RUNGS ? "tooManyRungs" : mistakeOf(rung, last.get(rung.unit));
    last.set(rung.unit, rung);
    return mistake ? [{ place, mistake }] : [];
  });
}

function mistakeOf(
  { unit, quantity, cents }: PriceRung,
  before: PriceRung | undefined,
): LadderMistake | null {
  if (!(quantity > 0 && quantity <= (unit === "gram" ? MOST_GRAMS : MOST_PIECES)))
    return "quantityOutOfRange";
  if (unit === "gram" ? !hasTwoDecimals(quantity) : !Number.isInteger(quantity)) return "quantityTooFine";
  if (!(Number.isInteger(cents) && cents >= 1 && cents <= MOST_CENTS)) return "centsOutOfRange";
  if (before && quantity <= before.quantity) return "quantityNotRising";
  return before && cents <= before.cents ? "priceNotRising" : null;
}

/** Compared as written, because 0.07 * 100 is not exactly 7 in floating point. */
function hasTwoDecimals(quantity: number): boolean {
  return Number(quantity.toFixed(2)) === quantity;
}

/**
 * The cheapest gram in whole cents, null where nothing is sold by weight; `cents_per_gram` of the database. Divided by whole
 * hundredths of a gram, because 19533 / 1.36 is a little less than the 14362.5 that rounds up.
 */
export function centsPerGram(ladder: PriceLadder): number | null {
  const grams = ladder.filter(({ unit }) => unit === "gram");
  return grams.length === 0
    ? null
    : Math.min(...grams.map(({ cents, quantity }) => Math.round((cents * 100) / Math.round(quantity * 100))));
}
