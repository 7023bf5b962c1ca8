import { type RawBuilder, sql } from "kysely";
import { canSee, privacyOf } from "#features/accounts/privacy.ts";
import { rankOf } from "#features/accounts/rank.ts";
import type { Relation } from "#features/accounts/relation.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import { relationJoins, relationOf } from "#features/social/server/relation-sql.ts";
import type { Overall, Review } from "../review.ts";
import { helpfulCountOf } from "./helpful-count.ts";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

export interface ReviewRow
  extends
    Nullable<PersonRow>,
    Omit<Review, "id" | "overall" | "target" | "author" | "isMine" | "isByFriend"> {
  reviewId: number;
  overallHalves: number;
  targetType: Review["target"]["type"];
  targetId: number;
  privacy: object | null;
  relation: Relation | null;
  points: number;
}

const pointsOfAuthor = sql`
  (select coalesce(sum(points), 0)::integer from contribution where contribution.account_id = account.id)`;

/** Of `review` with `reviewJoins`. Dates are text: rows and JSON say them the same way. */
export const reviewColumns = (viewerId: RawBuilder<unknown>): RawBuilder<ReviewRow> => sql`
  review.id as "reviewId", review.rev, review.overall_halves as "overallHalves", review.target_type as "targetType",
  review.target_id as "targetId", review.aspects, review.text, review.locale, review.visited,
  review.is_local as "isLocal", review.effects, review.flavours, review.is_sample as "isSample", review.state,
  to_json(review.written_at) #>> '{}' as "writtenAt", to_json(review.edited_at) #>> '{}' as "editedAt",
  case when bought_at.id is not null then json_build_object('id', bought_at.id, 'slug', bought_at.slug, 'name', bought_at.name) end
    as "boughtAt",
  (
    select coalesce(json_agg(json_build_object('id', media.id, 'key', media.key, 'width', media.width, 'height', media.height)
      order by photo.position), '[]')
    from review_photo as photo join media on media.id = photo.media_id and media.state = 'shown'
    where photo.review_id = review.id and not ${isHidden("photo", sql`photo.media_id`)}) as photos,
  ${helpfulCountOf} as "helpfulCount",
  exists (select from review_vote where review_id = review.id and account_id = ${viewerId}::bigint) as "isHelpful",
  case when reply.review_id is not null
    then json_build_object('text', reply.text, 'at', to_json(reply.replied_at) #>> '{}') end as reply,
  ${personColumns}, account.privacy, ${pointsOfAuthor} as points,
  case when account.id is not null then ${relationOf(viewerId)} end as relation`;

/** Whoever is about to be erased is nobody already. */
export const reviewJoins = (viewerId: RawBuilder<unknown>) => sql`
  left join account on account.id = review.author_id and account.erase_at is null
  ${personJoins}
  ${relationJoins(viewerId)}
  left join shop as bought_at
    on bought_at.id = review.bought_at_id and bought_at.status in ('active', 'temporarilyClosed', 'permanentlyClosed')
  left join review_reply as reply on reply.review_id = review.id and not ${isHidden("reply", sql`reply.review_id`)}`;

/**
 * As the viewer may see it. Who keeps their reviews to themselves is not named: it stays what it is about, and theirs is only their
 * page.
 */
export function reviewOf(row: ReviewRow): Review {
  const relation = row.relation ?? "none";
  const isMine = relation === "self";
  const isNamed = row.id !== null && canSee(privacyOf(row.privacy ?? {}), "reviews", relation);
  const {
    reviewId: id,
    rev,
    aspects,
    text,
    locale,
    visited,
    isLocal,
    effects,
    flavours,
    boughtAt,
    photos,
  } = row;
  const { isSample, state, helpfulCount, isHelpful, reply, writtenAt, editedAt } = row;
  return {
    id,
    rev,
    target: { type: row.targetType, id: row.targetId },
    overall: (row.overallHalves / 2) as Overall,
    aspects,
    text,
    locale,
    visited,
    isLocal,
    effects,
    flavours,
    boughtAt,
    photos,
    author: isNamed ? { ...personOf(row as PersonRow), rank: rankOf(row.points) } : null,
    isSample,
    isMine,
    state,
    isByFriend: isNamed && relation === "isFriend",
    helpfulCount,
    isHelpful,
    reply,
    writtenAt,
    editedAt,
  };
}
