import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import { sendCall } from "#platform/http-client.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { AspectStars, Overall, ReviewState, ReviewTarget, Visited } from "./review.ts";

/** What its author says in a review; what is left out was not said. */
export interface SaidInReview {
  overall: Overall;
  text: string;
  aspects: AspectStars;
  locale: Locale;
  visited?: Visited;
  isLocal?: boolean;
  effects: readonly Effect[];
  flavours: readonly Flavour[];
  /** A shop. */
  boughtAtId?: string;
}

export interface ReviewAnswer {
  reviewId: string;
  state: ReviewState;
}

/** What `addreview` takes. */
export const reviewToAdd = ({ type, id }: ReviewTarget, said: SaidInReview) => ({
  targetType: type,
  targetId: String(id),
  ...said,
});

/** The version of a review that is changed. `keepPhotos`: the keys of those that stay; the others go. */
export interface ChangedReview {
  id: number;
  rev: number;
  keepPhotos: readonly string[];
}

/** What `editreview` takes. */
export const reviewToEdit = ({ id, rev, keepPhotos }: ChangedReview, said: SaidInReview) => ({
  reviewId: String(id),
  rev,
  keepPhotos,
  ...said,
});

/** @throws CallFailed, as all of these do */
export function addReview(
  { type, id }: ReviewTarget,
  said: SaidInReview,
  photos: readonly File[],
): Promise<ReviewAnswer> {
  return sendCall("POST", "addreview", body(reviewToAdd({ type, id }, said), photos));
}

export function editReview(
  changed: ChangedReview,
  said: SaidInReview,
  photos: readonly File[],
): Promise<ReviewAnswer> {
  return sendCall("POST", "editreview", body(reviewToEdit(changed, said), photos));
}

/** Withdraws one's own. */
export function deleteReview(id: number): Promise<object> {
  return sendCall("POST", "deletereview", { reviewId: String(id) });
}

/** The one answer of whoever speaks for the shop or brand. Somebody looks first at one that waits. */
export function replyReview(id: number, text: string): Promise<{ isWaiting: boolean }> {
  return sendCall("POST", "replyreview", { reviewId: String(id), text });
}

/** A form where there are photos, whose lists and objects are JSON; else JSON as a whole. */
function body(fields: object, photos: readonly File[]): object {
  if (photos.length === 0) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value !== undefined)
      form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  for (const photo of photos) form.append("photos", photo);
  return form;
}
