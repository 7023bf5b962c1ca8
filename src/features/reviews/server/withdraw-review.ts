import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import type { ReviewState, ReviewTarget } from "../review.ts";
import { setPhotos } from "./review-photos.ts";
import { setReviewState } from "./set-review-state.ts";

const ownState = statement(
  "own-review-to-withdraw",
  (_, p: Params<{ reviewId: number; accountId: number }>) => sql<{ state: ReviewState }>`
    select state from review where id = ${p.reviewId} and author_id = ${p.accountId} for update`,
);

/**
 * Takes one's own review back; to say it twice changes nothing. Its photos are gone for good. People come here by
 * `take-review-back.ts` of moderation, which closes the reports of it.
 * @returns what it was about; null when it was withdrawn before
 * @throws NotFound when it is not theirs, Conflict when it was removed: that is decided by an appeal
 */
export async function withdrawReview(
  database: Database,
  { accountId }: Member,
  { reviewId }: { reviewId: number },
): Promise<ReviewTarget | null> {
  return database.transaction(async (tx) => {
    const own = await ownState.first(tx, { reviewId, accountId });
    if (!own) throw new NotFound("reviewId");
    if (own.state === "removed") throw new Conflict("reviewId", "Was removed");
    if (own.state === "withdrawn") return null;
    await setPhotos(tx, { reviewId, ids: [] });
    const withdrawn = await setReviewState(tx, { reviewId, from: own.state, to: "withdrawn" });
    return withdrawn?.target ?? null;
  });
}
