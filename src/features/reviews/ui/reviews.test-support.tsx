import type { ComponentProps } from "react";
import { show } from "#features/social/ui/marks.test-support.tsx";
import { ALL_REVIEWS } from "../reviews-query.ts";
import { SAMPLE_NOW, sampleList } from "../sample-reviews.ts";
import { Reviews } from "./reviews.tsx";

export const BARGE = { type: "shop" as const, id: 7, name: "The Quiet Barge" };

/** Shows the reviews of a shop, to a member unless said otherwise. */
export function showReviews(given: Partial<ComponentProps<typeof Reviews>> = {}) {
  return show(
    <Reviews
      target={BARGE}
      list={sampleList()}
      asked={ALL_REVIEWS}
      accountId={3}
      hasAccounts
      canReply={false}
      pictureBase=""
      now={SAMPLE_NOW}
      {...given}
    />,
  );
}
