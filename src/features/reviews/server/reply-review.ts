import { sql } from "kysely";
import { asBrandAdmin, asShopAdmin, type Member } from "#features/accounts/server/members.ts";
import { forgetHold } from "#features/holds/server/hold.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotAllowed, NotFound } from "#platform/errors/errors.ts";
import type { ReviewedType } from "../review.ts";
import { holdAuthorOf } from "./hold-author.ts";
import { subjectOf } from "./review-moved.ts";

interface Replied {
  authorId: number | null;
  type: ReviewedType;
  targetId: number;
  shopId: number | null;
  /** Of a product whoever makes it. */
  brandId: number | null;
}

const reviewed = statement(
  "review-to-reply-to",
  (_, p: Params<{ reviewId: number }>) => sql<Replied>`
    select review.author_id as "authorId", review.target_type as type, review.target_id as "targetId",
      review.shop_id as "shopId", coalesce(review.brand_id, product.brand_id, strain.breeder_id) as "brandId"
    from review
    left join product on product.id = review.product_id
    left join strain on strain.id = product.strain_id
    where review.id = ${p.reviewId} and review.state = 'approved'
    for share of review`,
);

const insertReply = statement(
  "insert-reply",
  (_, p: Params<{ reviewId: number; accountId: number; text: string }>) => sql<{ at: string }>`
    insert into review_reply (review_id, author_id, text)
    select ${p.reviewId}::bigint, account.id, ${p.text} from account where account.id = ${p.accountId}
    on conflict (review_id) do nothing
    returning to_json(replied_at) #>> '{}' as at`,
);

export interface ReplyReview {
  reviewId: number;
  text: string;
}

/**
 * Answers a review for the shop or brand it is about, once: of two who speak for it the first wins. `isTold`: the review's author is
 * told of it now, and not by `tellOfReply` later.
 * @throws NotFound when it is not shown, NotAllowed for whoever does not speak for it, Conflict when it has an answer
 */
export async function replyReview(
  database: Database,
  member: Member,
  { reviewId, text }: ReplyReview,
  { isTold = true }: { isTold?: boolean } = {},
): Promise<{ text: string; at: string }> {
  return database.transaction(async (tx) => {
    await holdAuthorOf(tx, { reviewId });
    const review = await reviewed.first(tx, { reviewId });
    if (!review) throw new NotFound("reviewId");
    const { accountId } = speakerFor(member, review);
    const added = await insertReply.first(tx, { reviewId, accountId, text });
    if (!added) throw new Conflict("reviewId", "Has an answer already");
    // A reply has the id of its review: what was held back was that of somebody who is gone since.
    await forgetHold(tx, { type: "reply", id: reviewId });
    if (isTold) await tellAuthor(tx, { reviewId, ...review });
    const reply = { text, at: added.at };
    return reply;
  });
}

/** Tells the author of a review, as long as it is shown, that it was answered. */
export async function tellOfReply(tx: Database, { reviewId }: { reviewId: number }): Promise<void> {
  const review = await reviewed.first(tx, { reviewId });
  if (review) await tellAuthor(tx, { reviewId, ...review });
}

async function tellAuthor(
  tx: Database,
  { reviewId, authorId, type, targetId: id }: Replied & { reviewId: number },
): Promise<void> {
  if (authorId === null) return;
  const subject = subjectOf(reviewId);
  await tellOfItem(tx, { recipientId: authorId, type: "ownerReply", subject, item: { type, id } });
}

function speakerFor(member: Member, { shopId, brandId }: Replied): Member {
  if (shopId !== null) return asShopAdmin(member, shopId);
  if (brandId !== null) return asBrandAdmin(member, brandId);
  throw new NotAllowed("permissions");
}
