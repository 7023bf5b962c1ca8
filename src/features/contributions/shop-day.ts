import type { OpeningState } from "#features/hours/opening-state.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import type { AskedFact } from "./fact.ts";
import type { ShopToEdit } from "./shop-to-edit.ts";

/** What whoever speaks for a shop has to know of it today. */
export interface ShopDay {
  shop: ShopToEdit;
  opening: OpeningState;
  /** Groups of facts that nobody has looked at for long, the oldest first. */
  old: FactGroup[];
  /** What visitors ask and nobody has told us. */
  unknown: AskedFact[];
}

/** After so many days a fact is asked for again. */
export const OLD_AFTER_DAYS = 90;
