import { sql } from "kysely";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { isTakenAway } from "#features/holds/server/is-hidden-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";

export interface KeptPhoto {
  id: number;
  key: string;
  /** By a decision: its author does not see it either. */
  isTakenAway: boolean;
}

const photos = statement(
  "photos-of-review",
  (_, p: Params<{ reviewId: number }>) => sql<KeptPhoto>`
    select media.id, media.key, ${isTakenAway("photo", sql`media.id`)} as "isTakenAway"
    from review_photo as photo join media on media.id = photo.media_id
    where photo.review_id = ${p.reviewId} order by photo.position`,
);

/** In their order. */
export async function photosOf(tx: Database, reviewId: number): Promise<KeptPhoto[]> {
  return photos.all(tx, { reviewId });
}

const show = statement(
  "show-photos-of-review",
  (_, p: Params<{ reviewId: number }>) => sql`
    update media set state = 'shown'
    from review_photo as photo
    where photo.review_id = ${p.reviewId} and media.id = photo.media_id and media.state <> 'shown'
      and not ${isTakenAway("photo", sql`media.id`)}`,
);

// Equal pictures are one: what something else shows stays.
const hide = statement(
  "hide-photos-of-review",
  (_, p: Params<{ reviewId: number }>) => sql`
    update media set state = 'pending'
    from review_photo as photo
    where photo.review_id = ${p.reviewId} and media.id = photo.media_id
      and not exists (select from account where picture_id = media.id)
      and not exists (
        select from review_photo as other join review on review.id = other.review_id and review.state <> 'removed'
        where other.media_id = media.id and other.review_id <> photo.review_id)`,
);

/** Nobody sees the photos of a removed review, whatever address they kept. */
export async function showPhotos(
  tx: Database,
  { reviewId, isShown }: { reviewId: number; isShown: boolean },
): Promise<void> {
  await (isShown ? show : hide).run(tx, { reviewId });
}

const clear = statement("clear-photos-of-review", (db, p: Params<{ reviewId: number }>) =>
  db.deleteFrom("review_photo").where("review_id", "=", p.reviewId),
);

const add = statement(
  "add-photos-of-review",
  (_, p: Params<{ reviewId: number; ids: number[] }>) => sql`
    insert into review_photo (review_id, position, media_id)
    select ${p.reviewId}::bigint, photo.position, photo.id
    from unnest(${p.ids}::bigint[]) with ordinality as photo(id, position)`,
);

/** The photos of a review from now on, in their order; the files of those it had besides are removed soon. */
export async function setPhotos(tx: Database, { reviewId, ids }: { reviewId: number; ids: number[] }) {
  const before = await photosOf(tx, reviewId);
  await clear.run(tx, { reviewId });
  await add.run(tx, { reviewId, ids });
  for (const { id, key } of before) if (!ids.includes(id)) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
}
