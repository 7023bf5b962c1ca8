import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { followedShopsOf } from "./followed-shops-of.ts";
import { followShop } from "./follow-shop.ts";
import { followerCounts } from "./follower-counts.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { marksOfShop } from "./item-marks.ts";

const database = testDatabase();

const setStatus = statement("set-shop-status-in-test", (db, p: Params<{ id: number; status: string }>) =>
  db.updateTable("shop").set({ status: p.status }).where("id", "=", p.id),
);

async function world(on: Database = database) {
  await settleSmallWorld(on);
  const me = await addMember(on);
  const [one, two] = [await shopId(on, "andersom"), await shopId(on, "cafe-zwart")];
  return { me, one, two };
}

async function isFollowing({ accountId }: Member, shop: number) {
  return (await marksOfShop(database, { id: shop, viewerId: accountId })).follow.isMine;
}

test("a shop is followed once, however often it is said, and left once", async () => {
  const { me, one, two } = await world();
  const other = await addMember(database);
  expect(await followShop(database, other, { shopId: one, follow: true })).toBe(1);
  for (const _ of [1, 2]) expect(await followShop(database, me, { shopId: one, follow: true })).toBe(2);
  expect(await isFollowing(me, one)).toBe(true);
  expect(await isFollowing(me, two)).toBe(false);
  expect(await followedShopsOf(database, me.accountId)).toEqual([{ id: one, slug: "andersom" }]);
  expect(await followerCounts(database, [one, two])).toEqual(new Map([[one, 2]]));
  for (const _ of [1, 2]) expect(await followShop(database, me, { shopId: one, follow: false })).toBe(1);
  expect(await isFollowing(me, one)).toBe(false);
  expect(await isFollowing(other, one)).toBe(true);
});

test("a shop that is not there, or not public, cannot be followed", async () => {
  const { me, one } = await world();
  await setStatus.run(database, { id: one, status: "draft" });
  for (const id of [0, 987_654_321, one]) {
    for (const follow of [true, false])
      await expect(followShop(database, me, { shopId: id, follow })).rejects.toMatchObject({
        kind: "notFound",
        errors: [{ param: "shopId" }],
      });
  }
});

test("one that is followed and no longer public is on no page, and can be left", async () => {
  const { me, one } = await world();
  await followShop(database, me, { shopId: one, follow: true });
  await setStatus.run(database, { id: one, status: "merged" });
  expect(await followedShopsOf(database, me.accountId)).toEqual([]);
  expect(await followShop(database, me, { shopId: one, follow: false })).toBe(0);
});

test("of many follows at the same moment one row stays", async () => {
  const fresh = await freshDatabase();
  const { me, one } = await world(fresh);
  const counts = await Promise.all(
    Array.from({ length: 200 }, () => followShop(fresh, me, { shopId: one, follow: true })),
  );
  expect(counts.at(-1)).toBe(1);
  expect(await followerCounts(fresh, [one])).toEqual(new Map([[one, 1]]));
});
