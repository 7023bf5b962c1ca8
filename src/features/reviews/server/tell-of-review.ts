import { sql } from "kysely";
import { heldRoles, isSpeakerFor } from "#features/accounts/server/speaks-for-sql.ts";
import * as v from "valibot";
import { canSee, privacyOf } from "#features/accounts/privacy.ts";
import { tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import { friendIds as friendsOf } from "#features/social/server/relation-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewedType } from "../review.ts";
import { subjectOf } from "./review-moved.ts";

interface Told {
  authorId: number | null;
  type: ReviewedType;
  targetId: number;
  privacy: object | null;
  /** The target is real, and whoever wrote it invented. */
  isOutOfPlace: boolean;
}

// Held, so that one that is removed meanwhile withdraws what is told here.
const shownReview = statement(
  "review-to-tell-of",
  (_, p: Params<{ reviewId: number }>) => sql<Told>`
    select review.author_id as "authorId", review.target_type as type, review.target_id as "targetId", account.privacy,
      not exists (select from counted_review where counted_review.id = review.id) as "isOutOfPlace"
    from review left join account on account.id = review.author_id and account.erase_at is null
    where review.id = ${p.reviewId} and review.state = 'approved'
    for share of review`,
);

const owners = statement(
  "owners-to-tell",
  (_, p: Params<{ type: string; id: number; authorId: number | null }>) => sql<{ id: number }>`
    select distinct speaker.account_id as id from ${heldRoles} as speaker
    where speaker.account_id is distinct from ${p.authorId}::bigint
      and ${isSpeakerFor(sql`${p.type}::text`, sql`${p.id}::bigint`)}
    order by 1`,
);

/** Of friends' reviews at most so many notices a person and day (product.md section 14). */
const MOST_A_DAY = 3;

const friends = statement(
  "friends-to-tell",
  (_, p: Params<{ authorId: number | null; subject: string }>) => sql<{ id: number }>`
    select friend.id from ${friendsOf(sql`${p.authorId}::bigint`)} as friend
    where (
      select count(*) from notice
      where recipient_id = friend.id and type = 'friendReview' and subject <> ${p.subject}
        and announced_at > now() - interval '1 day') < ${sql.lit(MOST_A_DAY)}
    order by 1`,
);

// A review that is back, for it was restored, approved anew or written again, is no news for whoever was told of it.
const tellAgain = statement(
  "tell-of-review-again",
  (_, p: Params<{ subject: string; ids: number[] }>) => sql<{ id: number }>`
    update notice set withdrawn_at = null
    where subject = ${p.subject} and recipient_id = any(${p.ids}::bigint[]) and type in ('newReview', 'friendReview')
    returning recipient_id as id`,
);

const payloadSchema = v.object({ reviewId: v.number() });

/**
 * Tells whoever speaks for the target of a new review, and the friends of its author, unless the author keeps reviews from them.
 * Nobody is told twice: neither by a task that is tried again, nor of a review that comes back.
 */
export async function tellOfReview(database: Database, payload: unknown): Promise<void> {
  const { reviewId } = v.parse(payloadSchema, payload);
  await database.transaction(async (tx) => {
    const review = await shownReview.first(tx, { reviewId });
    if (!review || review.isOutOfPlace) return;
    const { authorId, type, targetId } = review;
    const subject = subjectOf(reviewId);
    const idsOf = (people: { id: number }[]) => people.map(({ id }) => id);
    const ownerIds = idsOf(await owners.all(tx, { type, id: targetId, authorId }));
    const isForFriends = canSee(privacyOf(review.privacy ?? {}), "reviews", "isFriend");
    const friendsToTell =
      authorId !== null && isForFriends ? await friends.all(tx, { authorId, subject }) : [];
    const friendIds = idsOf(friendsToTell).filter((id) => !ownerIds.includes(id));
    const told = new Set(idsOf(await tellAgain.all(tx, { subject, ids: [...ownerIds, ...friendIds] })));
    const notice = { subject, item: { type, id: targetId } };
    await tellOfItems(
      tx,
      [
        ...ownerIds.map((recipientId) => ({ ...notice, recipientId, type: "newReview" as const })),
        ...friendIds.map((recipientId) => ({
          ...notice,
          recipientId,
          type: "friendReview" as const,
          actorId: authorId,
        })),
      ].filter(({ recipientId }) => !told.has(recipientId)),
    );
  });
}
