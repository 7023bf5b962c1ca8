import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ReviewTarget } from "../review.ts";
import { storeRatings } from "./store-ratings.ts";

/** The name of the task. */
export const REFRESH_RATINGS = "refresh-ratings";

/** Targets of a transaction: whoever reviews one of them meanwhile waits until it ends. */
const BATCH = 50;

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

// Only to find them: each is counted again while its row is locked.
const differing = statement(
  "ratings-that-differ",
  () => sql<ReviewTarget>`
    select coalesce(judged.target_type, kept.target_type) as type, coalesce(judged.target_id, kept.target_id) as id
    from judged_rating as judged
    full join rating as kept on kept.target_type = judged.target_type and kept.target_id = judged.target_id
    where (coalesce(judged.review_count, 0), judged.hundredths) is distinct from (kept.review_count, kept.hundredths)
    order by 1, 2`,
);

const lockTable = statement(
  "lock-table-of-ratings",
  () => sql`lock table rating in share row exclusive mode`,
);

/** Whoever counted reviews against the means of before has stored the figures when this returns. */
async function waitForWriters(database: Database): Promise<void> {
  await database.transaction((tx) => lockTable.run(tx));
}

/**
 * Weighs all reviews by their age of today, and against today's mean of their kind. The targets are counted again a few at a time, as
 * after a change of a review of theirs (`storeRatings`): nobody waits for all of them, and no figure that is newer is overwritten.
 */
export async function refreshRatings(database: Database): Promise<{ changedCount: number }> {
  await movePriors.run(database);
  await waitForWriters(database);
  const targets = await differing.all(database);
  let changedCount = 0;
  for (let start = 0; start < targets.length; start += BATCH) {
    const batch = targets.slice(start, start + BATCH);
    changedCount += await database.transaction((tx) => storeRatings(tx, batch));
  }
  return { changedCount };
}
