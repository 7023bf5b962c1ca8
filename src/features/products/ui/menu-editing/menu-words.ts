import { msg } from "@lingui/core/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { centsText } from "#platform/i18n/format.ts";
import type { Availability } from "../../menu.ts";
import { MOST_CENTS } from "../../price-ladder.ts";
import type { CellMistake } from "./grid-doc.ts";

/** What is in stock, in a word or two. */
export const STOCK_LABELS: Record<Availability, MessageDescriptor> = {
  yes: msg({ id: "menu-editing.stock.yes", message: "In stock" }),
  low: msg({ id: "menu-editing.stock.low", message: "Nearly gone" }),
  soldOut: msg({ id: "menu-editing.stock.sold-out", message: "Sold out" }),
  unknown: msg({ id: "menu-editing.stock.unknown", message: "Not said" }),
};

const MISTAKE_LABELS: Record<CellMistake, MessageDescriptor> = {
  noName: msg({ id: "menu-editing.mistake.no-name", message: "This line needs a name." }),
  longName: msg({ id: "menu-editing.mistake.long-name", message: "A name has at most 80 characters." }),
  noPrice: msg({
    id: "menu-editing.mistake.no-price",
    message: "This isn’t a price. Type one such as 12.50.",
  }),
  tooManyRungs: msg({ id: "menu-editing.mistake.many", message: "At most 12 prices for one line." }),
  quantityOutOfRange: msg({
    id: "menu-editing.mistake.five-grams",
    message: "A shop may sell at most 5 g to a person, so this price stays off the page.",
  }),
  quantityTooFine: msg({
    id: "menu-editing.mistake.fine",
    message: "This amount isn’t one that can be sold.",
  }),
  centsOutOfRange: msg({
    id: "menu-editing.mistake.range",
    message: "A price is between {least} and {most}.",
  }),
  quantityNotRising: msg({ id: "menu-editing.mistake.twice", message: "This amount is there twice." }),
  priceNotRising: msg({
    id: "menu-editing.mistake.falls",
    message: "A larger bag can’t cost less than a smaller one, so this price stays off the page.",
  }),
};

/** What is wrong with a cell, below its line. */
export function mistakeText(i18n: I18n, mistake: CellMistake): string {
  const values = {
    least: centsText(i18n.locale, 1),
    most: centsText(i18n.locale, MOST_CENTS, { isWhole: true }),
  };
  return i18n._({ ...MISTAKE_LABELS[mistake], values });
}
