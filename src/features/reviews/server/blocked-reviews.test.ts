import { beforeEach, expect, test } from "vitest";
import { AUDIENCES } from "#features/accounts/privacy.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import { testDatabase } from "#tests/support/database.ts";
import { reviewsOf } from "./reviews-of.ts";
import { addTrusted, type ReviewedWorld, settleReviewed, write } from "./small-reviews.test-support.ts";
import { voteHelpful } from "./vote-helpful.ts";

const database = testDatabase();

let world: ReviewedWorld;
let author: Member;
let viewer: Member;
let reviewId: number;
beforeEach(async () => {
  world = await settleReviewed(database);
  author = await addTrusted(database, { name: "Author" });
  viewer = await addTrusted(database, { name: "Viewer" });
  for (const overall of [5, 2, 4] as const)
    await write(database, await addTrusted(database), { target: world.shop, said: { overall } });
  await write(database, viewer, { target: world.shop, said: { overall: 1 } });
  ({ reviewId } = await write(database, author, {
    target: world.shop,
    said: { overall: 3, text: "Written by the author." },
  }));
});

/** All that the viewer sees, and whether they may vote for the review. */
async function seen() {
  const list = await reviewsOf(database, {
    target: world.shop,
    viewerId: viewer.accountId,
    query: { sort: "newest", lang: null, stars: null, page: 1 },
  });
  const vote = await voteHelpful(database, viewer, { reviewId, helpful: false }).catch(
    (error: unknown) => (error as { kind: string }).kind,
  );
  const [named, unnamed] = [true, false].map((isNamed) =>
    list.items.filter((item) => (item.author !== null) === isNamed),
  );
  return { ...list, named: named ?? [], unnamed: unnamed ?? [], vote };
}

async function befriend() {
  await befriendUser(database, author, { userId: viewer.accountId });
  await befriendUser(database, viewer, { userId: author.accountId });
}

const SETTINGS = [...AUDIENCES, undefined].flatMap((profile) =>
  [...AUDIENCES, undefined].map((reviews) => ({
    ...(profile && { profile }),
    ...(reviews && { reviews }),
  })),
);

test("whatever an author chose, a block takes their review away where it has their name, and nothing where it has none", async () => {
  for (const privacy of SETTINGS)
    for (const isByViewer of [true, false]) {
      await choosePrivacy(database, author, privacy);
      const before = await seen();
      const isNamed = before.named.some(({ id }) => id === reviewId);
      const [who, whom] = isByViewer ? [viewer, author] : [author, viewer];
      await blockUser(database, who, { userId: whom.accountId, block: true });
      const after = await seen();
      expect(after.unnamed).toEqual(before.unnamed);
      expect([after.named.length, after.total, after.vote]).toEqual(
        isNamed
          ? [before.named.length - 1, before.total - 1, "notFound"]
          : [before.named.length, before.total, 0],
      );
      expect(after.summary).toEqual(before.summary);
      expect(after.honest).toEqual(before.honest);
      await blockUser(database, who, { userId: whom.accountId, block: false });
    }
});

test("a block says nothing of somebody who is leaving either", async () => {
  await blockUser(database, viewer, { userId: author.accountId, block: true });
  await leave(database, author);
  const { unnamed, vote } = await seen();
  expect([unnamed.map(({ id }) => id), vote]).toEqual([[reviewId], 0]);
});

test("no figure of the page moves by becoming friends with somebody whose review has no name, nor by a block that ends it", async () => {
  await choosePrivacy(database, author, { reviews: "nobody" });
  const before = await seen();
  await befriend();
  expect((await seen()).honest).toEqual(before.honest);
  await blockUser(database, viewer, { userId: author.accountId, block: true });
  expect((await seen()).honest).toEqual(before.honest);
});

test("a friend whose reviews only friends may see is left out of the figure without friends", async () => {
  await choosePrivacy(database, author, { reviews: "friends" });
  const before = await seen();
  await befriend();
  const after = await seen();
  expect([before.honest.withoutFriends?.count, after.honest.withoutFriends?.count]).toEqual([5, 4]);
});
