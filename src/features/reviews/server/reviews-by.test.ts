import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { reviewsBy } from "./reviews-by.ts";
import { setReviewState } from "./set-review-state.ts";
import { addTrusted, age, type ReviewedWorld, settleReviewed, write } from "./small-reviews.test-support.ts";

let world: ReviewedWorld;
let noor: Member;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
  noor = await addTrusted(database, { name: "Noor" });
});

const by = async (page = 1) => reviewsBy(database, { authorId: noor.accountId, viewerId: null, page });

const namesBy = async () => (await by()).items.map(({ item }) => item.name);

const hide = statement(
  "hide-review-in-test",
  (_, p: Params<{ id: number }>) => sql`
    insert into content_hold (target_type, target_id, hidden_until) values ('review', ${p.id}, now() + interval '1 hour')`,
);

const closeBrand = statement(
  "close-brand-in-test",
  (_, p: Params<{ id: number }>) => sql`update brand set status = 'draft' where id = ${p.id}`,
);

test("what somebody said is listed with what it is about, the newest first", async () => {
  const older = await write(database, noor, { target: world.shop, said: { overall: 4 } });
  await age(database, { reviewId: older.reviewId, days: 40 });
  await write(database, noor, { target: world.product, said: { overall: 2.5 } });
  await write(database, await addTrusted(database), { target: world.brand });
  expect(await by()).toMatchObject({
    items: [
      {
        review: { overall: 2.5, author: { name: "Noor" } },
        item: { name: "Red Tips", path: "/supplies/red-tips" },
      },
      { review: { overall: 4, isMine: false }, item: { name: "Andersom", path: "/coffeeshop/andersom" } },
    ],
    total: 2,
    page: 1,
    pageCount: 1,
  });
});

test("only what is shown where it belongs is shown here", async () => {
  const ids = [];
  for (const target of [world.shop, world.farShop, world.product, world.brand])
    ids.push((await write(database, noor, { target })).reviewId);
  const [pending = 0, removed = 0, hidden = 0] = ids;
  await setReviewState(database, { reviewId: pending, from: "approved", to: "pending" });
  await setReviewState(database, { reviewId: removed, from: "approved", to: "removed" });
  await hide.run(database, { id: hidden });
  expect(await namesBy()).toHaveLength(1);
  await closeBrand.run(database, { id: world.brand.id });
  expect(await by()).toMatchObject({ items: [], total: 0, pageCount: 1 });
});

const addShopReviews = statement(
  "add-many-reviews-in-test",
  (_, p: Params<{ accountId: number }>) => sql`
    insert into review (author_id, target_type, target_id, overall_halves, locale, state, is_sample, written_at)
    select ${p.accountId}, 'product', product.id, 8, 'en', 'approved', false, now() - make_interval(days => product.id::int)
    from product`,
);

const addProducts = statement(
  "add-many-products-in-test",
  () => sql`
    insert into product (slug, name, sort_name, type, brand_id, source, observed_on)
    select 'tips-' || n, 'Tips ' || n, 'Tips ' || n, 'supplies', brand_id, 'operator', '2026'
    from product, generate_series(1, 11) as n where slug = 'red-tips'`,
);

test("there are pages of ten, and one past the end is the last", async () => {
  await addProducts.run(database);
  await addShopReviews.run(database, noor);
  expect(await by()).toMatchObject({
    total: 12,
    page: 1,
    pageCount: 2,
    items: Array.from({ length: 10 }, () => ({})),
  });
  expect(await by(2)).toMatchObject({ page: 2, items: [{}, {}] });
  expect(await by(40)).toMatchObject({ page: 2 });
});
