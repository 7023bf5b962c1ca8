import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { SaidInReview } from "../../calls.ts";
import type { AspectStars, Overall, Review, ReviewPhoto, Visited } from "../../review.ts";

/** A photo that is there already, or one that was chosen here: as an address, which a draft can keep. */
export type DraftPhoto = { kept: ReviewPhoto } | { name: string; dataUrl: string };

/** Where it was bought. */
export type DraftShop = NonNullable<Review["boughtAt"]>;

/** What was filled in so far. Null is not answered. */
export interface ReviewDraft {
  /** The version of the review that is changed; 0 for a new one. */
  rev: number;
  overall: Overall | null;
  aspects: AspectStars;
  text: string;
  locale: Locale;
  visited: Visited | null;
  isLocal: boolean | null;
  effects: readonly Effect[];
  flavours: readonly Flavour[];
  boughtAt: DraftShop | null;
  photos: readonly DraftPhoto[];
}

export function emptyDraft(locale: Locale): ReviewDraft {
  return {
    rev: 0,
    overall: null,
    aspects: {},
    text: "",
    locale,
    visited: null,
    isLocal: null,
    effects: [],
    flavours: [],
    boughtAt: null,
    photos: [],
  };
}

export function draftOf(review: Review): ReviewDraft {
  // Those of a withdrawn one do not come back.
  const isWithdrawn = review.state === "withdrawn";
  const { rev, overall, aspects, text, locale, visited, isLocal, effects, flavours, boughtAt, photos } =
    review;
  return {
    rev,
    overall,
    aspects,
    text,
    locale,
    visited,
    isLocal,
    effects,
    flavours,
    boughtAt,
    photos: isWithdrawn ? [] : photos.map((kept) => ({ kept })),
  };
}

/** The draft as it is sent, once it has stars. */
export function saidIn(draft: ReviewDraft & { overall: Overall }): SaidInReview {
  const { overall, text, aspects, locale, visited, isLocal, effects, flavours, boughtAt } = draft;
  return {
    overall,
    text: text.trim(),
    aspects,
    locale,
    ...(visited !== null && { visited }),
    ...(isLocal !== null && { isLocal }),
    effects,
    flavours,
    ...(boughtAt !== null && { boughtAtId: String(boughtAt.id) }),
  };
}
