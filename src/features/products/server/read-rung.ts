import {
  type LadderMistake,
  MOST_CENTS,
  MOST_GRAMS,
  MOST_PIECES,
  MOST_RUNGS,
  PRICE_UNITS,
  type PriceRung,
} from "../price-ladder.ts";
import { type MenuRow, wrong } from "./menu-rows.ts";

/** A decimal number with a point or a comma, and without signs for thousands: 2.5 or 2,5. */
const DECIMAL = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/** The price of a line of a menu file, null where it has none; or what is wrong with it, in words for the report. */
export function readRung({ unit, quantity, price }: MenuRow): PriceRung | null | { reasons: string[] } {
  if (unit === null && quantity === null && price === null) return null;
  const known = PRICE_UNITS.find((one) => one === unit);
  const reasons = [
    ...(known ? [] : [wrong("unit", unit, `is none of ${PRICE_UNITS.join(", ")}`)]),
    ...(isDecimal(quantity) ? [] : [wrong("quantity", quantity, "is no number such as 2.5")]),
    ...(isDecimal(price) ? [] : [wrong("price", price, "is no amount in euros such as 12.50")]),
  ];
  if (!known || reasons.length > 0) return { reasons };
  return { unit: known, quantity: numberOf(quantity), cents: roundedCents(numberOf(price)) };
}

/** The rule that a rung of a ladder breaks, in words. */
export const MISTAKE_REASONS: Record<LadderMistake, string> = {
  tooManyRungs: `is price number ${MOST_RUNGS + 1} or later of one thing; ${MOST_RUNGS} are enough`,
  quantityOutOfRange: `quantity is not more than 0 and at most ${MOST_GRAMS} grams, ${MOST_PIECES} pieces or packs`,
  quantityTooFine: "quantity has more than two decimals, or is a part of a piece or pack",
  centsOutOfRange: `price is not in whole cents from 0.01 to ${MOST_CENTS / 100}`,
  quantityNotRising: "quantity is not more than that of the line before",
  priceNotRising: "price is not more than that of the line before",
};

function isDecimal(cell: string | null): boolean {
  return cell !== null && DECIMAL.test(cell);
}

function numberOf(cell: string | null): number {
  return Number((cell ?? "").replace(",", "."));
}

/** Twelve and a half cents stay what they are, so that the ladder's rules refuse them; 0.29 * 100 must not. */
function roundedCents(euros: number): number {
  return Number((euros * 100).toFixed(2));
}
