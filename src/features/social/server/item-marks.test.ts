import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { befriendUser } from "./befriend-user.ts";
import { followShop } from "./follow-shop.ts";
import { likeMarkOf, marksOfShop } from "./item-marks.ts";
import { likeItem } from "./like-item.ts";

const now = new Date("2026-11-21T12:00:00Z");
let shop: number;
let noor: Member;
let sam: Member;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  shop = await shopId(database, "andersom");
  noor = await addMember(database, { name: "Noor" });
  sam = await addMember(database, { name: "Sam" });
});

const like = (member: Member) => likeItem(database, member, { type: "shop", id: shop, like: true, now });
const seenBy = (viewer: Member | null) =>
  likeMarkOf(database, { type: "shop", id: shop, viewerId: viewer?.accountId ?? null });

async function makeFriends(): Promise<void> {
  await befriendUser(database, noor, { userId: sam.accountId });
  await befriendUser(database, sam, { userId: noor.accountId });
}

test("what nobody likes or follows has no count, and a visitor has nothing of their own", async () => {
  expect(await marksOfShop(database, { id: shop, viewerId: null })).toEqual({
    like: { isMine: null, count: 0, friendCount: 0 },
    follow: { isMine: null, count: 0 },
  });
});

test("the count is the same for everybody, what is mine is mine", async () => {
  await like(noor);
  await followShop(database, noor, { shopId: shop, follow: true });
  const marks = async (viewer: Member | null) => {
    const { like: liked, follow } = await marksOfShop(database, {
      id: shop,
      viewerId: viewer?.accountId ?? null,
    });
    return [liked.count, follow.count, liked.isMine, follow.isMine];
  };
  expect(await marks(noor)).toEqual([1, 1, true, true]);
  expect(await marks(sam)).toEqual([1, 1, false, false]);
  expect(await marks(null)).toEqual([1, 1, null, null]);
});

test("another kind of thing with the same id is another thing", async () => {
  await like(noor);
  const product = await likeMarkOf(database, { type: "product", id: shop, viewerId: noor.accountId });
  expect(product).toEqual({ isMine: false, count: 0, friendCount: 0 });
});

test("friends who like it are counted for their friends", async () => {
  await like(sam);
  expect((await seenBy(noor)).friendCount).toBe(0);
  await makeFriends();
  expect((await seenBy(noor)).friendCount).toBe(1);
  expect((await seenBy(sam)).friendCount).toBe(0);
  expect((await seenBy(null)).friendCount).toBe(0);
});

test("a friend who hides what they like, or leaves, is not counted among the friends", async () => {
  await makeFriends();
  await like(sam);
  await choosePrivacy(database, sam, { likes: "nobody" });
  expect(await seenBy(noor)).toMatchObject({ count: 1, friendCount: 0 });
  await choosePrivacy(database, sam, {});
  await leave(database, sam);
  expect((await seenBy(noor)).friendCount).toBe(0);
});
