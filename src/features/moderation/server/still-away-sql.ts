import { type RawBuilder, sql } from "kysely";
import { isTakenAway } from "#features/holds/server/is-hidden-sql.ts";

/**
 * Whether what a removal took away is away and could be shown again. Whoever left is nobody's author any more, and what was taken back
 * has another state.
 */
export const isStillAway = (
  type: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  decisionId: RawBuilder<unknown>,
) => sql`
  case ${type}
    when 'review' then exists (select from review where id = ${id} and state = 'removed')
    when 'reply' then ${isTakenAway("reply", id)} and exists (select from review_reply where review_id = ${id})
    when 'photo' then ${isTakenAway("photo", id)}
      and exists (
        select from review_photo join review on review.id = review_id
        where media_id = ${id} and review.state <> 'withdrawn')
    when 'menuImage' then ${isTakenAway("menuImage", id)}
      and exists (select from menu_image where menu_image.id = ${id} and state <> 'withdrawn')
    when 'deal' then ${isTakenAway("deal", id)} and exists (select from deal where deal.id = ${id})
    when 'job' then ${isTakenAway("job", id)} and exists (select from job_offer where job_offer.id = ${id})
    when 'post' then ${isTakenAway("post", id)} and exists (select from discover_post where discover_post.id = ${id})
    when 'user' then exists (
      select from account join decision as reset on reset.id = ${decisionId}
      where account.id = ${id} and erase_at is null and reset.was_reset is not null)
    else false end`;
