import { needArea } from "#platform/i18n/browser-translator.ts";
import { staticPart } from "#ui/static-part/static-part.tsx";

/** What people wrote is only read: its code and its words stay on the server, but for what is pressed below it. */
export const StaticReviewBody = staticPart(async () => {
  const [{ ReviewBody }] = await Promise.all([
    import("./review-body/review-body.tsx"),
    needArea("review-body"),
    needArea("products"),
  ]);
  return ReviewBody;
});

/** Aspects, and what the figure is made of. */
export const StaticRatingDetails = staticPart(async () => {
  const [{ RatingDetails }] = await Promise.all([
    import("./review-body/rating-details.tsx"),
    needArea("review-body"),
  ]);
  return RatingDetails;
});
