import { sql } from "kysely";
import { expect, test } from "vitest";
import { choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { newestReviews } from "./newest-reviews.ts";
import { setReviewState } from "./set-review-state.ts";
import { addTrusted, age, type ReviewedWorld, settleReviewed, write } from "./small-reviews.test-support.ts";
import { withdrawReview } from "./withdraw-review.ts";

let world: ReviewedWorld;
let noor: Member;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
  noor = await addTrusted(database, { name: "Noor" });
});

const newest = async (viewerId: number | null = null) => newestReviews(database, { viewerId });

const namesOf = async (viewerId?: number) => (await newest(viewerId)).map(({ item }) => item.name);

const hide = statement(
  "hide-newest-review-in-test",
  (_, p: Params<{ id: number }>) => sql`
    insert into content_hold (target_type, target_id, hidden_until) values ('review', ${p.id}, now() + interval '1 hour')`,
);

const closeBrand = statement(
  "close-brand-of-newest-in-test",
  (_, p: Params<{ id: number }>) => sql`update brand set status = 'draft' where id = ${p.id}`,
);

test("the four newest reviews of anything are told with what they are about, their stars and who wrote them", async () => {
  const targets = [world.shop, world.product, world.brand, world.neighbour, world.farShop];
  for (const [days, target] of targets.entries()) {
    const said = days === 0 ? ({ overall: 4.5, text: "Kindly explained, and quiet." } as const) : {};
    const { reviewId } = await write(database, noor, { target, said });
    await age(database, { reviewId, days });
  }
  const told = await newest();
  expect(told.map(({ item }) => item.path)).toEqual([
    "/coffeeshop/andersom",
    "/supplies/red-tips",
    expect.stringMatching(/^\/brand\//),
    "/coffeeshop/cafe-zwart",
  ]);
  expect(told[0]).toMatchObject({
    item: { name: "Andersom" },
    overall: 4.5,
    beginning: "Kindly explained, and quiet.",
    author: { name: "Noor" },
  });
});

test("of a long text only whole words of its beginning are told", async () => {
  await write(database, noor, { target: world.shop, said: { text: "friendly ".repeat(40).trim() } });
  expect((await newest())[0]?.beginning).toBe(`${"friendly ".repeat(17).trim()}…`);
});

test("nothing is told of a review by somebody invented, or of something invented", async () => {
  await write(database, await addTrusted(database, { isSample: true }), { target: world.shop });
  await write(database, noor, { target: world.sampleBrand });
  expect(await newest()).toEqual([]);
});

test("a review that waits, was removed, withdrawn or reported, or whose subject has no page, is gone", async () => {
  const ids: number[] = [];
  for (const target of [world.shop, world.neighbour, world.farShop, world.product])
    ids.push((await write(database, noor, { target })).reviewId);
  expect(await newest()).toHaveLength(4);
  const [waiting = 0, removed = 0, withdrawn = 0, reported = 0] = ids;
  await setReviewState(database, { reviewId: waiting, from: "approved", to: "pending" });
  await setReviewState(database, { reviewId: removed, from: "approved", to: "removed" });
  await withdrawReview(database, noor, { reviewId: withdrawn });
  expect(await namesOf()).toEqual(["Red Tips"]);
  await hide.run(database, { id: reported });
  await write(database, noor, { target: world.brand });
  expect(await newest()).toHaveLength(1);
  await closeBrand.run(database, world.brand);
  expect(await newest()).toEqual([]);
});

test("whoever shows their reviews to friends alone is not named, and whoever leaves is gone at once", async () => {
  await write(database, noor, { target: world.shop });
  await choosePrivacy(database, noor, { reviews: "friends" });
  expect(await newest()).toMatchObject([{ item: { name: "Andersom" }, author: null }]);
  await leave(database, noor);
  expect(await newest()).toEqual([]);
});

test("a block takes away what its author wrote for whoever made it, and for nobody else", async () => {
  const viewer = await addTrusted(database);
  await write(database, noor, { target: world.shop });
  await blockUser(database, viewer, { userId: noor.accountId, block: true });
  expect(await namesOf(viewer.accountId)).toEqual([]);
  expect(await namesOf()).toEqual(["Andersom"]);
});
