import type { Locale } from "#platform/i18n/locales.ts";

/** The groups of `GET /api/autocomplete`, in the order in which they are shown. */
export const SEARCH_KINDS = ["cities", "landmarks", "shops", "brands", "products", "users"] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The groups that a call gets which names none (specification section 7). */
export const SPECIFIED_KINDS: readonly SearchKind[] = ["cities", "users", "shops", "brands", "products"];

/**
 * The kinds of the index: `towns` are cities without a shop. In answers they belong to the group `cities`, but stand there only
 * by their whole name, or when nothing else fits.
 */
export type IndexedKind = SearchKind | "towns";

/** The tables whose rows can be found. */
export type SearchEntity = "city" | "municipality" | "landmark" | "user" | "shop" | "brand" | "product";

export interface SearchItem {
  kind: IndexedKind;
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
  /**
   * The city it is in, indexed before: its name is shown beside this one's, and its words score less. A landmark does not inherit
   * them: they only help to tell it from others in a question of several words.
   */
  within?: { entity: SearchEntity; entityId: number };
  /** A shop's or landmark's kind, a product's type. */
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
  /** A city without a shop. */
  isTown?: true;
  /** Of a place that is only a part of the question: the page of all of it, and the words that mean products. */
  narrowed?: { to: string; q?: string };
}
