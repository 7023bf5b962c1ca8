import { describe, expect, test } from "vitest";
import { addMember, choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import {
  addBrand,
  dealIn,
  inDays,
  NOW as now,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { addPost } from "#features/discover/server/add-post.ts";
import { movePost } from "#features/discover/server/move-post.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { productOf } from "#features/products/server/small-catalogue.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import type { LikedType } from "../like.ts";
import { befriendUser } from "./befriend-user.ts";
import { blockUser } from "./block-user.ts";
import { friendsWhoLike } from "./friends-who-like.ts";
import { likeCounts } from "./like-counts.ts";
import { likeItem } from "./like-item.ts";
import { likeMarkOf } from "./item-marks.ts";

const database = testWorld(settleSmallWorld);

const deleteDeal = statement("delete-deal-in-test", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("deal").where("id", "=", p.id),
);

async function addProduct(status: "active" | "draft"): Promise<number> {
  const [id] = await saveProducts(database, [
    productOf({ slug: "oak-grinder", name: "Oak grinder", status }),
  ]);
  return id as number;
}

async function addNews(isPublished: boolean): Promise<number> {
  const { id } = await addPost(database, {
    kind: "article",
    title: { nl: "Nieuws", source: "nl" },
    lead: { nl: "Kort", source: "nl" },
    body: { nl: "Lang", source: "nl" },
    coverId: null,
    coverAlt: null,
    author: "editorial",
    brandId: null,
    shopId: null,
    cityIds: [],
    tags: [],
    isSponsored: false,
    publishedAt: inDays(isPublished ? -1 : 1),
    event: null,
    isSample: false,
  });
  await movePost(database, { postId: id, step: "publish", now });
  return id;
}

const addDealIn = async (state: "live" | "pending") =>
  (await dealIn(database, state, paperDeal(await addBrand(database)))).id;

/** One of each that has a page, and one that has none. */
const SHOWN: Record<LikedType, () => Promise<number>> = {
  product: () => addProduct("active"),
  brand: () => addBrand(database),
  shop: () => shopId(database, "andersom"),
  deal: () => addDealIn("live"),
  post: () => addNews(true),
};
const HIDDEN: Record<Exclude<LikedType, "shop">, () => Promise<number>> = {
  product: () => addProduct("draft"),
  brand: () => addBrand(database, { kind: "producer", isLicensedGrower: true }),
  deal: () => addDealIn("pending"),
  post: () => addNews(false),
};

describe.each(Object.keys(SHOWN) as LikedType[])("a %s", (type) => {
  test("is liked once by each, however often it is said", async () => {
    const [me, other] = [await addMember(database), await addMember(database)];
    const id = await SHOWN[type]();
    expect(await likeItem(database, other, { type, id, like: true, now })).toBe(1);
    for (const _ of [1, 2]) expect(await likeItem(database, me, { type, id, like: true, now })).toBe(2);
    const mark = { type, id, viewerId: me.accountId };
    expect(await likeMarkOf(database, mark)).toMatchObject({ isMine: true, count: 2 });
    expect(await likeMarkOf(database, { ...mark, id: id + 1 })).toMatchObject({ isMine: false, count: 0 });
    expect(await likeCounts(database, { type, ids: [id, id + 1] })).toEqual(new Map([[id, 2]]));
    for (const _ of [1, 2]) expect(await likeItem(database, me, { type, id, like: false, now })).toBe(1);
    expect(await likeMarkOf(database, mark)).toMatchObject({ isMine: false, count: 1 });
  });

  test("that is not there cannot be liked", async () => {
    const me = await addMember(database);
    for (const id of [0, 987_654_321]) {
      for (const like of [true, false])
        await expect(likeItem(database, me, { type, id, like, now })).rejects.toMatchObject({
          kind: "notFound",
          errors: [{ param: "id" }],
        });
    }
  });
});

test.each(Object.keys(HIDDEN) as (keyof typeof HIDDEN)[])(
  "a %s without a page cannot be liked",
  async (type) => {
    const me = await addMember(database);
    const id = await HIDDEN[type]();
    await expect(likeItem(database, me, { type, id, like: true, now })).rejects.toMatchObject({
      kind: "notFound",
    });
  },
);

test("ids are counted by type, and what is gone is liked by nobody", async () => {
  const me = await addMember(database);
  const id = await SHOWN.deal();
  await likeItem(database, me, { type: "deal", id, like: true, now });
  for (const type of ["product", "brand", "shop", "post"] as const)
    expect(await likeCounts(database, { type, ids: [id] })).toEqual(new Map());
  await deleteDeal.run(database, { id });
  expect(await likeCounts(database, { type: "deal", ids: [id] })).toEqual(new Map());
});

test("of many likes at the same moment each person has one", async () => {
  const fresh: Database = await freshDatabase();
  await settleSmallWorld(fresh);
  const id = await shopId(fresh, "andersom");
  const people = [await addMember(fresh), await addMember(fresh)];
  await Promise.all(
    Array.from({ length: 100 }).flatMap(() =>
      people.map((member) => likeItem(fresh, member, { type: "shop", id, like: true, now })),
    ),
  );
  expect(await likeCounts(fresh, { type: "shop", ids: [id] })).toEqual(new Map([[id, 2]]));
});

describe("the friends who like something", () => {
  async function twoFriends() {
    const [me, friend] = [await addMember(database), await addMember(database)];
    await befriendUser(database, me, { userId: friend.accountId });
    await befriendUser(database, friend, { userId: me.accountId });
    const id = await SHOWN.shop();
    const friendsLiking = () => friendsWhoLike(database, me, { type: "shop", id });
    const liking = { type: "shop", id, like: true, now } as const;
    return { me, friend, id, friendsLiking, liking };
  }

  test("are friends only, and never oneself", async () => {
    const { me, friend, friendsLiking, liking } = await twoFriends();
    const asking = await addMember(database);
    await befriendUser(database, asking, { userId: me.accountId });
    for (const member of [me, asking, await addMember(database)]) await likeItem(database, member, liking);
    expect(await friendsLiking()).toEqual([]);
    await likeItem(database, friend, liking);
    const { accountId: id, url, name, thumbnail } = friend;
    expect(await friendsLiking()).toEqual([{ id, url, name, thumbnail }]);
    expect(await friendsWhoLike(database, me, { type: "brand", id: liking.id })).toEqual([]);
  });

  test.each([
    [{ likes: "everyone" }, 1],
    [{ likes: "friends" }, 1],
    [{ likes: "nobody" }, 0],
    [{ profile: "friends" }, 1],
    [{ profile: "nobody" }, 0],
  ] as const)("who chose %j are shown: %d", async (privacy, count) => {
    const { friend, friendsLiking, liking } = await twoFriends();
    await likeItem(database, friend, liking);
    await choosePrivacy(database, friend, privacy);
    expect(await friendsLiking()).toHaveLength(count);
  });

  test("are neither blocked nor leaving", async () => {
    const { me, friend, friendsLiking, liking } = await twoFriends();
    await likeItem(database, friend, liking);
    await leave(database, friend);
    expect(await friendsLiking()).toEqual([]);
    const blocked = await twoFriends();
    await likeItem(database, blocked.friend, blocked.liking);
    await blockUser(database, blocked.friend, { userId: blocked.me.accountId, block: true });
    expect(await blocked.friendsLiking()).toEqual([]);
    expect(me.accountId).not.toBe(blocked.me.accountId);
  });
});
