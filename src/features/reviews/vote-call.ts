import { sendCall } from "#platform/http-client.ts";

// Apart from `calls.ts`: of all calls about reviews, this one alone is made by whoever only reads them.

/**
 * Finds a review helpful, or no longer. Returns how many find it helpful now.
 * @throws CallFailed
 */
export async function helpfulReview(id: number, helpful: boolean): Promise<number> {
  const { helpfulCount } = await sendCall<{ helpfulCount: number }>("POST", "helpfulreview", {
    reviewId: String(id),
    helpful,
  });
  return helpfulCount;
}
