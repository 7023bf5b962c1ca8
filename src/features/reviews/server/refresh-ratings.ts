import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ReviewTarget } from "../review.ts";
import { rankRated } from "./store-ratings.ts";

/** The name of the task. */
export const REFRESH_RATINGS = "refresh-ratings";

/** Small batches, so that other writers of these rows do not wait for long. */
const BATCH = 1000;

// Who reviews meanwhile is weighed with what was there before, or after.
const movePriors = statement(
  "move-rating-priors",
  () => sql`
    update rating_prior as prior set hundredths = fresh.hundredths, weighed_on = fresh.weighed_on
    from (
      select kept.target_type, kept.is_sample, coalesce(round(avg(counted.overall_halves * 50))::integer, 300) as hundredths,
        (now() at time zone 'UTC')::date as weighed_on
      from rating_prior as kept
      left join counted_review as counted
        on counted.target_type = kept.target_type and counted.is_of_sample = kept.is_sample
      group by kept.target_type, kept.is_sample
    ) as fresh
    where prior.target_type = fresh.target_type and prior.is_sample = fresh.is_sample
      and (prior.hundredths, prior.weighed_on) is distinct from (fresh.hundredths, fresh.weighed_on)`,
);

/** Of targets that never had a review there is no row, and none is made. */
const judgeAll = statement(
  "judge-all-ratings",
  () => sql<ReviewTarget>`
    with fresh as materialized (
      select coalesce(judged.target_type, kept.target_type) as target_type,
        coalesce(judged.target_id, kept.target_id) as target_id,
        coalesce(judged.review_count, 0) as review_count, judged.hundredths
      from judged_rating as judged
      full join rating as kept on kept.target_type = judged.target_type and kept.target_id = judged.target_id
    )
    insert into rating (target_type, target_id, review_count, hundredths)
    select target_type, target_id, review_count, hundredths from fresh order by target_type, target_id
    on conflict (target_type, target_id) do update
      set review_count = excluded.review_count, hundredths = excluded.hundredths
      where (rating.review_count, rating.hundredths) is distinct from (excluded.review_count, excluded.hundredths)
    returning target_type as type, target_id as id`,
);

const lockTable = statement(
  "lock-table-of-ratings",
  () => sql`lock table rating in share row exclusive mode`,
);

/**
 * Weighs all reviews by their age of today, and against today's mean of their kind. Whoever changes a review meanwhile waits until the
 * figures are stored: seconds for a million.
 */
export async function refreshRatings(database: Database): Promise<{ changedCount: number }> {
  const changed = await database.transaction(async (tx) => {
    await lockTable.run(tx);
    await movePriors.run(tx);
    return judgeAll.all(tx);
  });
  for (let start = 0; start < changed.length; start += BATCH) {
    await database.transaction((tx) => rankRated(tx, changed.slice(start, start + BATCH)));
  }
  return { changedCount: changed.length };
}
