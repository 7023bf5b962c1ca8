import type { Openness } from "./listing.ts";

/** Of a pin, in px; the house stands on its tip. */
export const PIN_SIZE = { width: 26, height: 32 } as const;

/** A house with a bell gable, as the mark of the site, that ends in the point where it stands. */
const HOUSE =
  "M13 1.5C10.6 1.5 9.2 3 9 5.4 8.9 7 8 7.6 6.2 8 4.7 8.3 4 9.4 4 11V23.5H9.2L13 28.5 16.8 23.5H22V11C22 9.4 21.3 8.3 19.8 8 18 7.6 17.1 7 17 5.4 16.8 3 15.4 1.5 13 1.5Z";

/** A neck that does not reach as high, for a house whose shutters are closed. */
const SHUT_HOUSE = "M13 3 10.5 5.5H8V8H4V23.5H9.2L13 28.5 16.8 23.5H22V8H18V5.5H15.5Z";

export const PIN_HOUSES: Record<Openness, string> = { open: HOUSE, unknown: HOUSE, closed: SHUT_HOUSE };

/** What is in the front, in the colour of a window: two panes and a door, or shutters. */
export const PIN_FRONTS: Record<Openness, string> = {
  open: "M8 11h3.6v3.8H8zM14.4 11H18v3.8h-3.6zM11 17.4h4v6.1h-4z",
  unknown: "M8 11h3.6v3.8H8zM14.4 11H18v3.8h-3.6zM11.4 17.8h3.2v5.7h-3.2z",
  closed: "M7.6 11.4h10.8v1.5H7.6zM7.6 14.7h10.8v1.5H7.6zM7.6 18h10.8v1.5H7.6z",
};

/** Of the front of an open shop. */
export const LIT = "#ffe2a0";
