import type { DecidedRules, MenuVisibility, PriceVisibility } from "#features/compliance/compliance.ts";
import type { EditedItem, NamedItem } from "#features/dashboard/field.ts";
import type { FactGroup, Provenance } from "#features/shops/facts.ts";
import type { ShopStatus } from "#features/shops/shop.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { DepartmentValues } from "./department-hours.ts";
import type { ChangedValue, FieldChange, ShopField } from "./change.ts";

/** The fields of a shop as the editor has them (`EDITED_SHOP_FIELDS`). */
export type ShopToEditValues = Record<ShopField, ChangedValue> &
  DepartmentValues & {
    description: LocalizedText | null;
    /** The address of its page at the provider. */
    film: string | null;
    filmTitle: LocalizedText | null;
    isTemporarilyClosed: boolean;
    /** What visitors see of the menu and of its prices. */
    menu: MenuVisibility;
    prices: PriceVisibility;
  };

/** What whoever speaks for the shop has changed and an admin looks at first. */
export interface WaitingChange {
  _id: string;
  fields: Pick<FieldChange, "field" | "after">[];
  /** Of the reader: then they can take it back. */
  isOwn: boolean;
}

export interface ShopToEditShown {
  [name: string]: unknown;
  slug: string;
  city: NamedItem;
  status: ShopStatus;
  isSample: boolean;
  /** Who says each group of facts, and since when. */
  facts: Partial<Record<FactGroup, Provenance>>;
  waiting: WaitingChange[];
  /** How much of menu and prices may be shown at most. */
  rules: DecidedRules;
  municipality: string;
  /** ISO 8601. */
  changedAt: string;
}

export interface ShopToEdit extends EditedItem<ShopToEditValues> {
  shown: ShopToEditShown;
}
