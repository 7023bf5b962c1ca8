import { expect, test } from "vitest";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { befriendUser } from "./befriend-user.ts";
import { blockUser } from "./block-user.ts";
import { blockedBy } from "./blocked-by.ts";
import { relationTo } from "./relation-to.ts";

const database = testDatabase();

async function twoFriends() {
  const [me, other] = [await addMember(database), await addMember(database)];
  await befriendUser(database, me, { userId: other.accountId });
  await befriendUser(database, other, { userId: me.accountId });
  const relations = async () => [
    (await relationTo(database, me, [other.accountId])).get(other.accountId),
    (await relationTo(database, other, [me.accountId])).get(me.accountId),
  ];
  return { me, other, relations };
}

test("a block ends friendship both ways, and lifting it brings nothing back", async () => {
  const { me, other, relations } = await twoFriends();
  expect(await relations()).toEqual(["isFriend", "isFriend"]);
  for (const _ of [1, 2]) await blockUser(database, me, { userId: other.accountId, block: true });
  expect(await relations()).toEqual(["blocked", "blocked"]);
  expect((await blockedBy(database, me.accountId)).map(({ id }) => id)).toEqual([other.accountId]);
  expect(await blockedBy(database, other.accountId)).toEqual([]);
  for (const _ of [1, 2]) await blockUser(database, me, { userId: other.accountId, block: false });
  expect(await relations()).toEqual(["none", "none"]);
});

test("who is blocked can block back, and that block outlives the first", async () => {
  const { me, other, relations } = await twoFriends();
  await blockUser(database, me, { userId: other.accountId, block: true });
  await blockUser(database, other, { userId: me.accountId, block: true });
  await blockUser(database, me, { userId: other.accountId, block: false });
  expect(await relations()).toEqual(["blocked", "blocked"]);
});

test("nobody blocks themselves, or somebody who is not there", async () => {
  const { me, other } = await twoFriends();
  const blocking = (userId: number) => blockUser(database, me, { userId, block: true });
  await expect(blocking(me.accountId)).rejects.toMatchObject({ kind: "invalid" });
  await leave(database, other);
  for (const userId of [0, 987_654_321, other.accountId])
    await expect(blocking(userId)).rejects.toMatchObject({ kind: "notFound", errors: [{ param: "userId" }] });
});
