import type { ShownPhoto } from "#features/media/media.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { BrandCard, BrandSource } from "./brand.ts";

/** Everything a brand's own page shows of the brand itself. */
export interface BrandDetails extends BrandCard {
  /** A name it had or trades under. */
  note: string | null;
  description: TextInLanguage | null;
  website: string | null;
  email: string | null;
  /** With its country: `+31201234567`. */
  phone: string | null;
  photos: ShownPhoto[];
  source: BrandSource;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

/** One page of the list of brands. */
export interface BrandList {
  items: BrandCard[];
  /** On all pages together. */
  total: number;
  /** The page shown: the last one when a later one was requested. From 1. */
  page: number;
  pageCount: number;
  /** The count of each kind, independent of the chosen kind. */
  kindCounts: Record<BrandCard["kind"], number>;
  /** Enough of all brands have a rating to say which are the best. */
  hasRatings: boolean;
}
