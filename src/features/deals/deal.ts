import type { DealType } from "#features/compliance/compliance.ts";
import type { PlaceOfShop, ShownPicture } from "#features/news/news.ts";
import type { LocalizedText, TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { MarkdownBlock } from "#platform/markdown/markdown.ts";

/** The kind of benefit. The subject is the deal's category (`DEAL_TYPES` of compliance). */
export const DEAL_KINDS = ["percent", "amount", "bundle", "gift", "code", "event"] as const;

export type DealKind = (typeof DEAL_KINDS)[number];

/** Longest time from the beginning to the end of a deal (product.md section 7). */
export const LONGEST_DEAL_DAYS = 90;

/** Deals of one brand that are live at the same time (product.md section 7). */
export const MOST_LIVE_DEALS = 5;

/** What lists show of a deal. Times are ISO 8601. */
export interface DealCard {
  id: number;
  slug: string;
  title: TextInLanguage;
  kind: DealKind;
  category: DealType;
  wasCents: number | null;
  nowCents: number | null;
  validFrom: string;
  validTo: string;
  /** Paid for by the brand: it is labelled everywhere, and does not change the order. */
  isSponsored: boolean;
  isSample: boolean;
  brand: { id: number; slug: string; name: string };
  /** Empty where it is valid wherever the brand is sold. */
  shops: PlaceOfShop[];
  picture: ShownPicture | null;
}

/** Everything that the page of a deal shows. */
export interface Deal extends DealCard {
  /** False for one that is over: it keeps its page, without code and link. */
  isRunning: boolean;
  body: { blocks: MarkdownBlock[]; locale: TextInLanguage["locale"] };
  code: string | null;
  url: string | null;
  /** Whether search engines may index its brand, and all shops it names. */
  isIndexable: boolean;
  products: { slug: string; name: string }[];
}

/** What a brand writes. The texts of `body` are Markdown. */
export interface NewDeal {
  brandId: number;
  title: LocalizedText;
  body: LocalizedText;
  kind: DealKind;
  /** As it was sent: `troublesOfDeal` checks it. */
  category: string;
  code: string | null;
  wasCents: number | null;
  nowCents: number | null;
  url: string | null;
  pictureId: number | null;
  validFrom: Date;
  validTo: Date;
  isSponsored: boolean;
  shopIds: number[];
  productIds: number[];
}
