import type { EditedItem, NamedItem } from "#features/dashboard/field.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { DealKind } from "./deal.ts";
import type { DealState } from "./deal-state.ts";

/** The fields of a deal as the editor has them (`DEAL_FIELDS`); times are ISO 8601. */
export interface DealValues {
  brand: NamedItem;
  title: LocalizedText;
  body: LocalizedText;
  category: string;
  kind: DealKind;
  code: string | null;
  wasCents: number | null;
  nowCents: number | null;
  url: string | null;
  validFrom: string;
  validTo: string;
  shops: NamedItem[];
  products: NamedItem[];
  isSponsored: boolean;
}

/** What is shown beside the fields. */
export interface DealShown {
  [name: string]: unknown;
  state: DealState;
  /** Why it was refused. */
  rejectedReason: string | null;
  /** The end of its address. */
  slug: string;
  isSample: boolean;
  /** ISO 8601. */
  changedAt: string;
}

export interface DealToEdit extends EditedItem<DealValues> {
  shown: DealShown;
}
