import { sql } from "kysely";
import * as v from "valibot";
import { canSee, privacyOf } from "#features/accounts/privacy.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import { friendIds } from "#features/social/server/relation-sql.ts";
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
    select distinct role.account_id as id from account_role as role
    where role.account_id is distinct from ${p.authorId}::bigint and case ${p.type}::text
      when 'shop' then role.shop_id = ${p.id}::bigint
      when 'brand' then role.brand_id = ${p.id}::bigint
      else role.brand_id = (
        select coalesce(product.brand_id, strain.breeder_id) from product
        left join strain on strain.id = product.strain_id where product.id = ${p.id}::bigint)
    end
    order by 1`,
);

/** Of friends' reviews at most so many notices a person and day (product.md section 14). */
const MOST_A_DAY = 3;

const friends = statement(
  "friends-to-tell",
  (_, p: Params<{ authorId: number | null; subject: string }>) => sql<{ id: number }>`
    select friend.id from ${friendIds(sql`${p.authorId}::bigint`)} as friend
    where (
      select count(*) from notice
      where recipient_id = friend.id and type = 'friendReview' and subject <> ${p.subject}
        and announced_at > now() - interval '1 day') < ${sql.lit(MOST_A_DAY)}
    order by 1`,
);

const payloadSchema = v.object({ reviewId: v.number() });

/**
 * Tells whoever speaks for the target of a new review, and the friends of its author, unless the author keeps reviews from them.
 * A task that is tried again tells nobody twice: each has one notice a review.
 */
export async function tellOfReview(database: Database, payload: unknown): Promise<void> {
  const { reviewId } = v.parse(payloadSchema, payload);
  await database.transaction(async (tx) => {
    const review = await shownReview.first(tx, { reviewId });
    if (!review || review.isOutOfPlace) return;
    const { authorId, type, targetId } = review;
    const subject = subjectOf(reviewId);
    const told = new Set<number>();
    const notice = { subject, item: { type, id: targetId } };
    for (const { id } of await owners.all(tx, { type, id: targetId, authorId })) {
      told.add(id);
      await tellOfItem(tx, { ...notice, recipientId: id, type: "newReview" });
    }
    if (authorId === null || !canSee(privacyOf(review.privacy ?? {}), "reviews", "isFriend")) return;
    for (const { id } of await friends.all(tx, { authorId, subject })) {
      if (told.has(id)) continue;
      await tellOfItem(tx, { ...notice, recipientId: id, type: "friendReview", actorId: authorId });
    }
  });
}
