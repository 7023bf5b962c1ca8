import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

type Account = Params<{ accountId: number }>;

const targetOf = sql`
  left join shop on shop.id = review.shop_id
  left join product on product.id = review.product_id
  left join brand on brand.id = review.brand_id`;

const targetColumns = sql`
  review.target_type as "targetType", coalesce(shop.slug, product.slug, brand.slug) as url,
  coalesce(shop.name, product.name, brand.name) as name`;

export const toldReviews = statement(
  "told-reviews",
  (_, p: Account) => sql<object>`
    select ${targetColumns}, review.overall_halves / 2::float8 as overall, review.aspects, review.text, review.locale,
      review.visited, review.is_local as "isLocal", review.effects, review.flavours, bought_at.name as "boughtAt",
      review.state, review.written_at as "writtenAt", review.edited_at as "editedAt",
      (select json_agg(json_build_object('said', revision.stood, 'replacedAt', revision.replaced_at) order by revision.id)
        from revision where revision.review_id = review.id) as "earlierVersions",
      (select json_agg(media.key order by photo.position)
        from review_photo as photo join media on media.id = photo.media_id
        where photo.review_id = review.id) as photos
    from review ${targetOf}
    left join shop as bought_at on bought_at.id = review.bought_at_id
    where review.author_id = ${p.accountId} order by review.written_at, review.id`,
  { isRead: true },
);

export const toldVotes = statement(
  "told-review-votes",
  (_, p: Account) => sql<object>`
    select ${targetColumns}, vote.voted_at as "votedAt"
    from review_vote as vote join review on review.id = vote.review_id ${targetOf}
    where vote.account_id = ${p.accountId} order by vote.voted_at`,
  { isRead: true },
);

export const toldReplies = statement(
  "told-review-replies",
  (_, p: Account) => sql<object>`
    select ${targetColumns}, reply.text, reply.replied_at as "repliedAt"
    from review_reply as reply join review on review.id = reply.review_id ${targetOf}
    where reply.author_id = ${p.accountId} order by reply.replied_at`,
  { isRead: true },
);
