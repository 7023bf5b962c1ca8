import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotAllowed, NotFound } from "#platform/errors/errors.ts";
import { helpfulCountOf } from "./helpful-count.ts";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import { isKeptFrom } from "#features/accounts/server/named-author-sql.ts";

interface Vote {
  reviewId: number;
  accountId: number;
}

const votable = statement(
  "review-to-vote-on",
  (_, p: Params<Vote>) => sql<{ isOwn: boolean }>`
    select author_id is not distinct from ${p.accountId}::bigint as "isOwn" from review
    where id = ${p.reviewId} and state = 'approved'
      and not ${isKeptFrom(sql`${p.accountId}`)} and not ${isHidden("review", sql`review.id`)}
    for key share`,
);

const vote = statement(
  "vote-helpful",
  (_, p: Params<Vote>) => sql`
    insert into review_vote (review_id, account_id)
    select ${p.reviewId}::bigint, account.id from account where account.id = ${p.accountId}
    on conflict do nothing`,
);

const takeBack = statement("take-vote-back", (db, p: Params<Vote>) =>
  db.deleteFrom("review_vote").where("review_id", "=", p.reviewId).where("account_id", "=", p.accountId),
);

const count = statement(
  "helpful-count-of-review",
  (_, p: Params<{ reviewId: number }>) => sql<{ count: number }>`
    select ${helpfulCountOf} as count from review where review.id = ${p.reviewId}`,
);

/**
 * Says that a review helped, or no longer; to say it twice changes nothing. Returns how many it helped.
 * @throws NotFound when it is not shown, NotAllowed for one's own
 */
export async function voteHelpful(
  database: Database,
  { accountId }: Member,
  { reviewId, helpful }: { reviewId: number; helpful: boolean },
): Promise<number> {
  return database.transaction(async (tx) => {
    const review = await votable.first(tx, { reviewId, accountId });
    if (!review) throw new NotFound("reviewId");
    if (review.isOwn) throw new NotAllowed("reviewId", "Must not be your own");
    await (helpful ? vote : takeBack).run(tx, { reviewId, accountId });
    return (await count.first(tx, { reviewId }))?.count ?? 0;
  });
}
