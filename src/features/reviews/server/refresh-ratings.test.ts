import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import type { ReviewTarget } from "../review.ts";
import { refreshRatings } from "./refresh-ratings.ts";
import { addTrusted, age, ratingOf, settleReviewed, write } from "./small-reviews.test-support.ts";

const holdRating = statement(
  "hold-rating-in-test",
  (_, p: Params<{ type: string; id: number }>) => sql`
    select from rating where target_type = ${p.type} and target_id = ${p.id} for update`,
);

const wrong = statement(
  "wrong-ratings-in-test",
  () => sql<{ type: string; id: number }>`
    select rating.target_type as type, rating.target_id as id from rating
    left join judged_rating as judged
      on judged.target_type = rating.target_type and judged.target_id = rating.target_id
    where (rating.review_count, rating.hundredths) is distinct from (coalesce(judged.review_count, 0), judged.hundredths)`,
);

test("at night nobody waits for a rating of something else", async () => {
  const database = await freshDatabase();
  const { shop, product } = await settleReviewed(database);
  for (const overall of [5, 5, 4] as const) {
    const { reviewId } = await write(database, await addTrusted(database), {
      target: shop,
      said: { overall },
    });
    await age(database, { reviewId, days: 400 });
  }
  const another = await addTrusted(database);
  let refreshing: Promise<unknown> | undefined;
  await database.transaction(async (tx) => {
    await holdRating.run(tx, shop);
    refreshing = refreshRatings(database);
    await waitsForLock(database);
    await write(database, another, { target: product });
    expect(await ratingOf(database, product)).toEqual({ count: 1, hundredths: null });
  });
  expect(await refreshing).toEqual({ changedCount: 1 });
  expect(await wrong.all(database)).toEqual([]);
});

test("who began to count against the means of before is counted again", async () => {
  const database = await freshDatabase();
  const { shop, farShop } = await settleReviewed(database);
  const people = await Promise.all(Array.from({ length: 4 }, () => addTrusted(database)));
  const rate = (on: Database, n: number, target: ReviewTarget) =>
    write(on, people[n] as Member, { target, said: { overall: 5 } });
  for (const n of [0, 1]) await rate(database, n, shop);
  for (const n of [0, 1, 2, 3]) await rate(database, n, farShop);
  let refreshing: Promise<unknown> | undefined;
  await database.transaction(async (tx) => {
    await rate(tx, 2, shop);
    refreshing = refreshRatings(database);
    await Promise.race([refreshing, waitsForLock(database)]);
  });
  await refreshing;
  expect(await wrong.all(database)).toEqual([]);
  expect(await ratingOf(database, shop)).toEqual({ count: 3, hundredths: 500 });
});

test("what is reviewed while the ratings are refreshed is counted", async () => {
  const database = await freshDatabase();
  const { shop, farShop, brand, product } = await settleReviewed(database);
  const targets = [shop, farShop, brand, product];
  for (const target of targets)
    for (const overall of [1, 3, 5] as const) {
      const { reviewId } = await write(database, await addTrusted(database), { target, said: { overall } });
      await age(database, { reviewId, days: 100 * overall });
    }
  const people = await Promise.all(Array.from({ length: 10 }, () => addTrusted(database)));
  const writers = people.map(async (member, n) => {
    for (const target of [...targets.slice(n % 4), ...targets.slice(0, n % 4)])
      await write(database, member, { target, said: { overall: 2 } });
  });
  for (let n = 0; n < 3; n += 1) await refreshRatings(database);
  await Promise.all(writers);
  for (const target of targets) expect((await ratingOf(database, target))?.count).toBe(13);
  expect(await wrong.all(database)).toEqual([]);
});
