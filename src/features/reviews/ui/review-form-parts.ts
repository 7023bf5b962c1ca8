import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";

/** Loaded once it is pressed for, or ahead of that. */
export const ReviewForm = pressedPart(async () => {
  const [part] = await Promise.all([
    import("./review-form/review-form.tsx"),
    needArea("review-form"),
    needArea("review-body"),
    needArea("products"),
  ]);
  return part.ReviewForm;
});

export const WaitingReview = pressedPart(async () => {
  const [part] = await Promise.all([
    import("./review-form/waiting-review.tsx"),
    needArea("review-form"),
    needArea("outbox"),
  ]);
  return part.WaitingReview;
});

/** Ahead, since both are needed without a network too. */
export function prepareReviewForms(): void {
  ReviewForm.prepare();
  WaitingReview.prepare();
}
