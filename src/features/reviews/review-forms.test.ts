import * as v from "valibot";
import { expect, test } from "vitest";
import { DEMO_REVIEWS } from "#db/demo/reviews.ts";
import { addReviewForm, misplacedOf } from "./review-forms.ts";

test.each(DEMO_REVIEWS)("what $by says of $item could have been written here", (review) => {
  const { type, overall, text, locale, aspects, visited, isLocal, effects, flavours } = review;
  const told = { overall, text, locale, aspects, visited, isLocal, effects, flavours };
  const form = v.parse(addReviewForm, { targetType: type, targetId: "1", ...told });
  expect(misplacedOf(form.targetType, form)).toEqual([]);
});
