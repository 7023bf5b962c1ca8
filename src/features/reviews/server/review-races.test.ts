import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { eraseAccount } from "#features/leaving/server/erase-account.ts";
import { replyReview } from "./reply-review.ts";
import { setReviewState } from "./set-review-state.ts";
import { addOwner, addTrusted, ratingOf, settleReviewed, write } from "./small-reviews.test-support.ts";
import { voteHelpful } from "./vote-helpful.ts";
import { withdrawReview } from "./withdraw-review.ts";

const recount = statement(
  "recount-in-test",
  () => sql<{ type: string; id: number; count: number; hundredths: number | null; isRight: boolean }>`
    select rating.target_type as type, rating.target_id as id, rating.review_count as count, rating.hundredths,
      (rating.review_count, rating.hundredths) is not distinct from
        (coalesce(judged.review_count, 0), judged.hundredths) as "isRight"
    from rating
    left join judged_rating as judged
      on judged.target_type = rating.target_type and judged.target_id = rating.target_id`,
);

const votes = statement(
  "votes-in-test",
  () => sql<{ count: number }>`select count(*)::int as count from review_vote`,
);

test("of fifty reviews by one person at once there is one", async () => {
  const database = await freshDatabase();
  const { shop } = await settleReviewed(database);
  const mo = await addTrusted(database);
  const sent = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      write(database, mo, { target: shop, said: { text: `Poging nummer ${n}` } }),
    ),
  );
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of sent)
    if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "conflict" });
  expect(await ratingOf(database, shop)).toEqual({ count: 1, hundredths: null });
});

test("newcomers who send many at once get no more than two a day", async () => {
  const database = await freshDatabase();
  const { shop, farShop, brand, product } = await settleReviewed(database);
  const sam = await addMember(database);
  const sent = await Promise.allSettled(
    [shop, farShop, brand, product].map((target) => write(database, sam, { target, isLimited: true })),
  );
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});

test("a hundred helpful votes at once count once each", async () => {
  const database = await freshDatabase();
  const { shop } = await settleReviewed(database);
  const { reviewId } = await write(database, await addTrusted(database), { target: shop });
  const voters = await Promise.all(
    Array.from({ length: 50 }, (_, n) => addMember(database, { name: `Voter ${n + 100}` })),
  );
  const counts = await Promise.all(
    [...voters, ...voters].map((voter) => voteHelpful(database, voter, { reviewId, helpful: true })),
  );
  expect(Math.max(...counts)).toBe(50);
  expect(await votes.first(database)).toEqual({ count: 50 });
});

test("of ten answers to one review at once the first stays", async () => {
  const database = await freshDatabase();
  const { shop } = await settleReviewed(database);
  const { reviewId } = await write(database, await addTrusted(database), { target: shop });
  const owners = await Promise.all(Array.from({ length: 10 }, () => addOwner(database, shop)));
  const sent = await Promise.allSettled(
    owners.map((owner, n) => replyReview(database, owner, { reviewId, text: `Dank je wel, ${n} keer` })),
  );
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of sent)
    if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "conflict" });
});

test("whatever many do to one target at once, its rating is what a recount gives", async () => {
  const database = await freshDatabase();
  const { shop, brand } = await settleReviewed(database);
  const people = await Promise.all(
    Array.from({ length: 16 }, (_, n) => addTrusted(database, { name: `Person ${n + 100}` })),
  );
  await Promise.all(
    people.map(async (member, n) => {
      const stars = (1 + (n % 9) / 2) as 1;
      const { reviewId } = await write(database, member, { target: shop, said: { overall: stars } });
      await write(database, member, { target: brand, said: { overall: stars } });
      if (n % 4 === 0) await withdrawReview(database, member, { reviewId });
      // As admins do, in one transaction: the locks of its rating last until all that follows from it is stored.
      if (n % 4 === 1)
        await database.transaction((tx) => setReviewState(tx, { reviewId, from: "approved", to: "removed" }));
      if (n % 4 === 2) await eraseAccount(database, { accountId: member.accountId, onlyIfDue: false });
    }),
  );
  const rows = await recount.all(database);
  expect(rows.map(({ type, count, isRight }) => [type, count, isRight]).toSorted()).toEqual([
    ["brand", 12, true],
    ["shop", 4, true],
  ]);
});
