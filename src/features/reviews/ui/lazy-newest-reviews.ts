import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Lazy: while nobody has reviewed anything, home does without its rows and their texts. */
export const LazyNewestReviews = lazy(async () => {
  const fetching = Promise.all([import("./review-body/newest-reviews.tsx"), needArea("review-body")]);
  const [{ NewestReviews }] = await fetching.catch(loadAsDocument);
  return { default: NewestReviews };
});
