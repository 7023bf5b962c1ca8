import { expect, test } from "vitest";
import type { FreshMember } from "#features/accounts/server/members.ts";
import { askForErasure, takeErasureBack } from "#features/leaving/server/ask-for-erasure.ts";
import { eraseAccount } from "#features/leaving/server/erase-account.ts";
import { testWorld } from "#tests/support/database.ts";
import { reviewsOf } from "./reviews-of.ts";
import { setReviewState } from "./set-review-state.ts";
import {
  addTrusted,
  ratingOf,
  type ReviewedWorld,
  settleReviewed,
  write,
} from "./small-reviews.test-support.ts";

let world: ReviewedWorld;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
  for (const overall of [3, 3] as const)
    await write(database, await addTrusted(database), { target: world.shop, said: { overall } });
});

const seen = async () =>
  (
    await reviewsOf(database, {
      target: world.shop,
      viewerId: null,
      query: { sort: "newest", lang: null, stars: null, page: 1 },
    })
  ).items;

async function addLeaving() {
  const mo = (await addTrusted(database)) as FreshMember;
  const said = { overall: 5 as const, text: "Ik kwam hier graag." };
  await write(database, mo, { target: world.shop, said });
  const { reviewId } = await write(database, mo, {
    target: world.brand,
    said: { text: "Nooit meer gezien." },
  });
  await setReviewState(database, { reviewId, from: "approved", to: "removed" });
  return mo;
}

test("the reviews of somebody erased are gone, and what they reviewed is rated without them", async () => {
  const mo = await addLeaving();
  expect(await ratingOf(database, world.shop)).toMatchObject({ count: 3, hundredths: expect.any(Number) });
  await askForErasure(database, mo);
  expect((await seen()).map(({ author }) => author === null)).toContain(true);
  await eraseAccount(database, { ...mo, onlyIfDue: false });
  expect(await seen()).toHaveLength(2);
  expect(await ratingOf(database, world.shop)).toEqual({ count: 2, hundredths: null });
});

test("whoever wished so leaves what is shown behind, without a name", async () => {
  const mo = await addLeaving();
  const before = await ratingOf(database, world.shop);
  await askForErasure(database, mo, { keepReviews: true });
  await eraseAccount(database, { ...mo, onlyIfDue: false });
  const kept = (await seen()).find(({ text }) => text !== "");
  expect(kept).toMatchObject({ text: "Ik kwam hier graag.", author: null });
  expect(await ratingOf(database, world.shop)).toEqual(before);
});

test("whoever came back is asked again", async () => {
  const mo = await addLeaving();
  await askForErasure(database, mo, { keepReviews: true });
  await takeErasureBack(database, mo);
  await askForErasure(database, mo);
  await eraseAccount(database, { ...mo, onlyIfDue: false });
  expect(await seen()).toHaveLength(2);
});
