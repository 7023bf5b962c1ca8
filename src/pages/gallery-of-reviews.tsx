import type { ComponentProps } from "react";
import { ALL_REVIEWS } from "#features/reviews/reviews-query.ts";
import { fullSampleList, SAMPLE_NOW, sampleList, sampleReview } from "#features/reviews/sample-reviews.ts";
import { Reviews } from "#features/reviews/ui/reviews.tsx";
import { Stack } from "#ui/layout/stack.tsx";

type Given = Partial<ComponentProps<typeof Reviews>>;

const FULL = fullSampleList();
const EMPTY = sampleList();
const REVIEW = sampleReview();
const FEW = sampleList({ items: [REVIEW] });
const PENDING = sampleList({ mine: sampleReview({ state: "pending", isMine: true }) });

/** Reviews of nobody's shop in each of their states. */
export function GalleryOfReviews() {
  const parts: [string, Given][] = [
    ["of a member", { list: FULL, accountId: 1 }],
    ["of whoever speaks for the shop", { list: FEW, accountId: 1, canReply: true }],
    [
      "of whoever speaks for the shop, whose answer was removed",
      { list: FEW, accountId: 1, canReply: true, hiddenReplies: [{ reviewId: REVIEW.id, decisionId: 12 }] },
    ],
    ["of a product", { list: EMPTY, accountId: 1, target: { type: "product", id: 9, name: "Sample Haze" } }],
    ["with one’s own", { list: PENDING, accountId: 1 }],
    ["of a visitor", { list: EMPTY }],
  ];
  return (
    <Stack gap={12}>
      {parts.map(([title, given]) => (
        <Stack key={title} gap={4}>
          <p>Reviews {title}</p>
          <Reviews
            target={{ type: "shop", id: 7, name: "The Quiet Barge" }}
            list={EMPTY}
            asked={ALL_REVIEWS}
            accountId={null}
            hasAccounts
            canReply={false}
            pictureBase=""
            now={SAMPLE_NOW}
            {...given}
          />
        </Stack>
      ))}
    </Stack>
  );
}
