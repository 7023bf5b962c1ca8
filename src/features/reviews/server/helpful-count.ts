import { type RawBuilder, sql } from "kysely";

/** How many found a row of `review` helpful; invented people only on what is invented (contract.md, "Demo personas"). */
export const helpfulCountOf: RawBuilder<number> = sql`(
  select count(*)::integer from review_vote as vote
  where vote.review_id = review.id and (
    review.is_sample or vote.account_id <> all (array(select id from account where is_sample))))`;
