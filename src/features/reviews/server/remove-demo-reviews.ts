import { sql } from "kysely";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { statement } from "#platform/database/statement.ts";
import type { ReviewTarget } from "../review.ts";
import { storeRatings } from "./store-ratings.ts";

const photosOfInvented = statement(
  "photos-of-invented-reviews",
  () => sql<{ key: string }>`
    select distinct media.key from review
    join review_photo as photo on photo.review_id = review.id
    join media on media.id = photo.media_id
    where review.is_sample`,
  { isRead: true },
);

const removeInvented = statement(
  "remove-invented-reviews",
  () => sql<ReviewTarget>`
    delete from review where is_sample returning target_type as type, target_id as id`,
);

/**
 * Removes what invented people said, before they go themselves: also of real things, where somebody tried it out. Reviews of load data
 * go with its people.
 */
export async function removeDemoReviews(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { key } of await photosOfInvented.all(tx)) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
    await storeRatings(tx, await removeInvented.all(tx));
  });
}
