import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { statement, type Params } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { REVIEW_STATES, type ReviewState, type ReviewTarget } from "../review.ts";
import { editReview } from "./edit-review.ts";
import { refreshRatings } from "./refresh-ratings.ts";
import { setReviewState } from "./set-review-state.ts";
import {
  addTrusted,
  age,
  ratingOf,
  saidOf,
  settleReviewed,
  type ReviewedWorld,
  write,
} from "./small-reviews.test-support.ts";
import { withdrawReview } from "./withdraw-review.ts";

const database = testDatabase();

const setPrior = statement(
  "set-prior-in-test",
  (_, p: Params<{ hundredths: number }>) => sql`update rating_prior set hundredths = ${p.hundredths}::int`,
);

const figures = statement(
  "figures-of-shop-in-test",
  (_, p: Params<{ id: number }>) => sql<{
    rank: number;
    listedRank: number;
    rating: number | null;
    reviewCount: number;
    stamp: string;
  }>`
    select shop.rank, shop_listing.rank as "listedRank", (card ->> 'rating')::float8 as rating,
      (card ->> 'reviewCount')::int as "reviewCount", stamp::text as stamp
    from shop join shop_listing on shop_listing.shop_id = shop.id where shop.id = ${p.id}`,
);

const productChanges = statement(
  "product-changes-in-test",
  (_, p: Params<{ id: number }>) => sql<{ count: number }>`
    select count(*)::int as count from product_change where product_id = ${p.id}`,
);

/** What the site should make of reviews, told once more and slowly. */
interface Told {
  overall: number;
  daysAgo: number;
  isSample: boolean;
  state: ReviewState;
}

function oracle(reviews: Told[], { prior, isSampleTarget }: { prior: number; isSampleTarget: boolean }) {
  const counted = reviews.filter(
    (review) => review.state === "approved" && (isSampleTarget || !review.isSample),
  );
  if (counted.length < 3) return { count: counted.length, exact: null };
  let weights = 8;
  let sum = 8 * prior;
  for (const { overall, daysAgo } of counted) {
    const weight = 0.5 ** (daysAgo / 365);
    weights += weight;
    sum += weight * overall * 100;
  }
  return { count: counted.length, exact: sum / weights };
}

const overall = fc.constantFrom(1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5).map((stars) => stars as 1);
const place = fc.constantFrom("shop", "brand", "product", "sampleBrand" as const);
const step = fc.oneof(
  // Often enough that three of the same thing come together: fewer make no rating.
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant("write" as const), who: fc.nat(5), place, overall }),
  },
  fc.record({ do: fc.constant("edit" as const), which: fc.nat(30), overall }),
  fc.record({ do: fc.constant("move" as const), which: fc.nat(30), to: fc.constantFrom(...REVIEW_STATES) }),
  fc.record({ do: fc.constant("withdraw" as const), which: fc.nat(30) }),
  fc.record({ do: fc.constant("age" as const), which: fc.nat(30), days: fc.integer({ min: 1, max: 900 }) }),
);

interface Known extends Told {
  reviewId: number;
  rev: number;
  author: Member;
  target: ReviewTarget;
  key: string;
}

test("after any mix of writes the ratings are what a recount by hand gives", async () => {
  const world: ReviewedWorld = await settleReviewed(database);
  await setPrior.run(database, { hundredths: 340 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const undo = new Error("undo");
      await database
        .transaction(async (tx) => {
          const people: Member[] = [];
          for (let n = 0; n < 6; n += 1) people.push(await addTrusted(tx, { isSample: n === 5 }));
          const known: Known[] = [];
          for (const one of steps) {
            if (one.do === "write") {
              const author = people[one.who] as Member;
              const target = world[one.place as keyof ReviewedWorld];
              const key = `${one.who} ${one.place}`;
              const had = known.find((review) => review.key === key);
              const sent = write(tx, author, { target, said: { overall: one.overall } });
              if (had && had.state !== "withdrawn") {
                await expect(sent).rejects.toMatchObject({ kind: "conflict" });
                continue;
              }
              const written = { ...(await sent), author, target, key, overall: one.overall, daysAgo: 0 };
              const next = { ...written, isSample: one.who === 5 };
              if (had) Object.assign(had, next);
              else known.push(next);
              continue;
            }
            const review = known[one.which % Math.max(known.length, 1)];
            if (!review) continue;
            const { reviewId } = review;
            if (one.do === "edit" && ["pending", "approved"].includes(review.state)) {
              const said = saidOf({ overall: one.overall });
              const changed = { reviewId, rev: review.rev, said, photoIds: [] };
              const edited = await editReview(tx, review.author, changed);
              Object.assign(review, edited, { overall: one.overall });
            }
            if (one.do === "move") {
              await setReviewState(tx, { reviewId, from: review.state, to: one.to });
              review.state = one.to;
            }
            if (one.do === "withdraw" && review.state !== "removed") {
              await withdrawReview(tx, review.author, { reviewId });
              review.state = "withdrawn";
            }
            if (one.do === "age") {
              await age(tx, { reviewId, days: one.days });
              review.daysAgo += one.days;
              // Time passes by itself: what follows counts the target again.
              const { state: from } = review;
              await setReviewState(tx, { reviewId, from, to: from });
            }
          }
          const check = async () => {
            for (const name of ["shop", "brand", "product", "sampleBrand"] as const) {
              const target = world[name];
              const of = known.filter((review) => review.target === target);
              const told = oracle(of, { prior: 340, isSampleTarget: name === "sampleBrand" });
              const stored = (await ratingOf(tx, target)) ?? { count: 0, hundredths: null };
              expect([name, stored.count, stored.hundredths === null]).toEqual([
                name,
                told.count,
                told.exact === null,
              ]);
              // PostgreSQL rounds a half to the even neighbour, and the order of the sum decides which side of a half it is on.
              const difference = (stored.hundredths ?? 0) - (told.exact ?? 0);
              expect(Math.abs(difference)).toBeLessThanOrEqual(0.5 + 1e-6);
            }
          };
          await check();
          const listed = await figures.first(tx, { id: world.shop.id });
          const shopRating = await ratingOf(tx, world.shop);
          expect(listed).toMatchObject({
            rating: shopRating?.hundredths ? shopRating.hundredths / 100 : null,
            reviewCount: shopRating?.count ?? 0,
          });
          expect(listed?.rank).toBe(listed?.listedRank);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
    }),
    { numRuns: runs(40) },
  );
});

async function rateWith(target: ReviewTarget, stars: readonly number[]) {
  const written = [];
  for (const one of stars) {
    const said = { overall: one as 1 };
    written.push(await write(database, await addTrusted(database), { target, said }));
  }
  return written;
}

test("a rating is hidden below three reviews, and shown with its number from then on", async () => {
  const { shop } = await settleReviewed(database);
  await rateWith(shop, [5, 5]);
  expect(await ratingOf(database, shop)).toEqual({ count: 2, hundredths: null });
  expect(await figures.first(database, shop)).toMatchObject({ rating: null, reviewCount: 2 });
  await rateWith(shop, [5]);
  // Eight of 3 and three of 5.
  expect(await ratingOf(database, shop)).toEqual({ count: 3, hundredths: 355 });
  expect(await figures.first(database, shop)).toMatchObject({ rating: 3.55, reviewCount: 3 });
});

test("a better rating comes first, and what moves no figure wakes no list", async () => {
  const { shop, product } = await settleReviewed(database);
  const before = await figures.first(database, shop);
  const [first] = await rateWith(shop, [5, 5, 5]);
  const after = await figures.first(database, shop);
  expect(after?.rank).toBeGreaterThan(before?.rank ?? 0);
  await rateWith(product, [4]);
  const noted = await productChanges.first(database, product);
  expect(noted?.count).toBeGreaterThan(0);
  const pending = await write(database, await addTrusted(database), { target: product });
  await setReviewState(database, { reviewId: pending.reviewId, from: "approved", to: "pending" });
  const again = await productChanges.first(database, product);
  await setReviewState(database, { reviewId: pending.reviewId, from: "pending", to: "removed" });
  await setReviewState(database, { reviewId: first?.reviewId ?? 0, from: "approved", to: "approved" });
  expect(await productChanges.first(database, product)).toEqual(again);
  expect(await figures.first(database, shop)).toEqual(after);
});

test("at night all move to the mean of their kind and the age of their reviews, and what is even stays", async () => {
  const { shop, farShop, sampleBrand } = await settleReviewed(database);
  const reviews = await rateWith(shop, [5, 5, 5]);
  await rateWith(farShop, [1]);
  await write(database, await addTrusted(database, { isSample: true }), { target: sampleBrand });
  for (const { reviewId } of reviews) await age(database, { reviewId, days: 365 });
  expect(await refreshRatings(database)).toEqual({ changedCount: 1 });
  // The mean of 5, 5, 5 and 1 is 4; three of half weight.
  expect(await ratingOf(database, shop)).toEqual({
    count: 3,
    hundredths: Math.round((8 * 400 + 1.5 * 500) / 9.5),
  });
  expect((await figures.first(database, shop))?.rating).toBe(4.16);
  expect(await refreshRatings(database)).toEqual({ changedCount: 0 });
});
