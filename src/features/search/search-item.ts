import type { Locale } from "#platform/i18n/locales.ts";

/** The groups of `GET /api/autocomplete` (specification section 7), in the order in which they are shown. */
export const SEARCH_KINDS = ["cities", "users", "shops", "brands", "products"] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The tables whose rows can be found. */
export type SearchEntity = "city" | "municipality" | "user" | "shop" | "brand" | "product";

export interface SearchItem {
  kind: SearchKind;
  entity: SearchEntity;
  entityId: number;
  /** The last part of its address. */
  url: string;
  name: string;
  /** The languages in which it has another name. */
  names?: Partial<Record<Locale, string>>;
  /** Other names in use everywhere, such as Den Bosch. */
  aliases?: string[];
  /** Terms that score less than a name: its street, the municipality of a city. */
  placeNames?: string[];
  /** Shown beside the name; the province of a city. */
  place?: string;
  /** The city it is in, indexed before: its name is shown beside this one's, and its words score less. */
  within?: { entity: SearchEntity; entityId: number };
  /** A shop's kind, a product's type. */
  type?: string;
  isSample?: boolean;
  /** The tie-break of equal scores: inhabitants, rank, followers. From 0 to 134,217,727. */
  weight: number;
}

/** One line of an answer. */
export interface FoundItem {
  kind: SearchKind;
  entityId: number;
  url: string;
  /** In the reader's language. */
  name: string;
  place: string | null;
  type: string | null;
  isSample: boolean;
}
