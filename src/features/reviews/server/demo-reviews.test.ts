import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_REVIEWS } from "#db/demo/reviews.ts";
import { accountCalled } from "#features/accounts/server/account-called.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import { removeDemoPeople } from "#features/social/server/remove-demo-people.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { loadDemoReviews } from "./load-demo-reviews.ts";
import { removeDemoReviews } from "./remove-demo-reviews.ts";
import { reviewsOf } from "./reviews-of.ts";
import { ratingOf } from "./small-reviews.test-support.ts";
import { withdrawReview } from "./withdraw-review.ts";

const database = testWorld(async (database) => {
  await settleSmallCountry(database);
  await loadDemo(database);
  await loadDemoCatalogue(database);
});

const counts = statement(
  "demo-review-counts-in-test",
  () => sql<{ reviews: number; votes: number; replies: number; ofReal: number; rated: number }>`
    select (select count(*) from review)::int as reviews, (select count(*) from review_vote)::int as votes,
      (select count(*) from review_reply)::int as replies,
      (select count(*) from review left join shop on shop.id = shop_id left join product on product.id = product_id
        left join brand on brand.id = review.brand_id
        where not coalesce(shop.is_sample, product.is_sample, brand.is_sample))::int as "ofReal",
      (select count(*) from rating where review_count > 0)::int as rated`,
);

const NOTHING = { reviews: 0, votes: 0, replies: 0, ofReal: 0, rated: 0 };
const ALL = { sort: "helpful", lang: null, stars: null, page: 1 } as const;

test("the people of the demo have reviewed invented things only, in every state but removed", async () => {
  await loadDemoPeople(database);
  expect(await loadDemoReviews(database)).toEqual({ addedCount: DEMO_REVIEWS.length });
  expect(await counts.first(database)).toMatchObject({
    reviews: DEMO_REVIEWS.length,
    votes: DEMO_REVIEWS.flatMap(({ helpfulTo = [] }) => helpfulTo).length,
    replies: DEMO_REVIEWS.filter(({ reply }) => reply).length,
    ofReal: 0,
  });
  const heron = { type: "shop" as const, id: await shopId(database, "sample-de-slapende-reiger") };
  const { summary, items } = await reviewsOf(database, { target: heron, viewerId: null, query: ALL });
  expect([summary.reviewCount, items.length]).toEqual([5, 5]);
  expect(summary.rating).toBeGreaterThan(3.5);
  expect(items[0]).toMatchObject({ helpfulCount: 4, isSample: true, reply: { text: expect.any(String) } });
});

test("loading again leaves what became of them, and removing leaves nothing", async () => {
  await loadDemoPeople(database);
  await loadDemoReviews(database);
  const noor = { accountId: (await accountCalled(database, "noor"))?.id } as Member;
  const heron = { type: "shop" as const, id: await shopId(database, "sample-de-slapende-reiger") };
  const { mine } = await reviewsOf(database, { target: heron, viewerId: noor.accountId, query: ALL });
  await withdrawReview(database, noor, { reviewId: mine?.id ?? 0 });
  expect(await loadDemoReviews(database)).toEqual({ addedCount: 0 });
  expect(await ratingOf(database, heron)).toMatchObject({ count: 4 });
  await removeDemoReviews(database);
  expect(await counts.first(database)).toEqual(NOTHING);
  await removeDemoPeople(database);
  expect(await loadDemoReviews(database)).toEqual({ addedCount: 0 });
});
