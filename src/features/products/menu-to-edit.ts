import type { EditedItem } from "#features/dashboard/field.ts";
import type { Availability } from "./menu.ts";
import type { PriceLadder } from "./price-ladder.ts";

/** A line of a menu as its owner edits it. */
export interface MenuLineToEdit {
  _id: string;
  name: string;
  /** Not there for a line of the shop's own. */
  product?: { _id: string; name: string };
  availability: Availability;
  ladder: PriceLadder;
}

/** Lines that stand together. */
export interface MenuHeadingToEdit {
  /** Null above lines without one. */
  title: string | null;
  lines: MenuLineToEdit[];
}

export interface MenuValues {
  headings: MenuHeadingToEdit[];
}

/** The whole menu of one shop; its id is that of the shop. */
export interface MenuToEdit extends EditedItem<MenuValues> {
  shown: { shop: string };
}
