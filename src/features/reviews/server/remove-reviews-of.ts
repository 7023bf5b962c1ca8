import { sql } from "kysely";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewTarget } from "../review.ts";
import { storeRatings } from "./store-ratings.ts";

type Author = Params<{ accountId: number }>;

const photos = statement(
  "photos-of-author",
  (_, p: Author) => sql<{ key: string }>`
    select distinct media.key from review
    join review_photo as photo on photo.review_id = review.id
    join media on media.id = photo.media_id
    where review.author_id = ${p.accountId}`,
);

// What they said before a change, and their photos, say who they are.
const keepReviews = statement(
  "keep-reviews-without-author",
  (_, p: Author) => sql`
    with kept as (
      update review set author_id = null
      from account
      where review.author_id = ${p.accountId} and review.state = 'approved'
        and account.id = review.author_id and account.keeps_reviews
      returning review.id
    ), revisions as (
      delete from revision where review_id in (select id from kept)
    )
    delete from review_photo where review_id in (select id from kept)`,
);

const removeReviews = statement(
  "remove-reviews-of-author",
  (_, p: Author) => sql<ReviewTarget & { state: string }>`
    delete from review where author_id = ${p.accountId}
    returning target_type as type, target_id as id, state`,
);

/**
 * Removes all that somebody reviewed, with the photos, when their account goes; what they reviewed is rated without them. Of whoever
 * wished so, what is shown stays without a name.
 */
export async function removeReviewsOf(
  tx: Database,
  { accountId }: { accountId: number },
): Promise<{ reviewCount: number }> {
  for (const { key } of await photos.all(tx, { accountId }))
    await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
  await keepReviews.run(tx, { accountId });
  const removed = await removeReviews.all(tx, { accountId });
  await storeRatings(
    tx,
    removed.filter(({ state }) => state === "approved"),
  );
  return { reviewCount: removed.length };
}
