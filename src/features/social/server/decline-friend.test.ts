import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { befriendUser } from "./befriend-user.ts";
import { declineFriend } from "./decline-friend.ts";
import { relationTo } from "./relation-to.ts";
import { requestsBy } from "./requests-by.ts";
import { requestsTo } from "./requests-to.ts";

const database = testDatabase();

const befriend = (member: Member, other: Member) =>
  befriendUser(database, member, { userId: other.accountId });
const decline = (member: Member, other: Member) =>
  declineFriend(database, member, { userId: other.accountId });

async function relation(member: Member, other: Member) {
  return (await relationTo(database, member, [other.accountId])).get(other.accountId);
}

test.each(["older", "newer"])(
  "the %s of two declines what the other asked, who may ask again",
  async (who) => {
    const [first, second] = [await addMember(database), await addMember(database)];
    const [me, other] = who === "older" ? [first, second] : [second, first];
    await befriend(other, me);
    expect((await requestsBy(database, other.accountId)).map(({ id }) => id)).toEqual([me.accountId]);
    expect(await decline(me, other)).toBe("none");
    expect([await relation(me, other), await relation(other, me)]).toEqual(["none", "none"]);
    expect(await requestsTo(database, me.accountId)).toEqual([]);
    expect(await requestsBy(database, other.accountId)).toEqual([]);
    expect(await decline(me, other)).toBe("none");
    expect(await befriend(other, me)).toBe("friendRequested");
    expect(await relation(me, other)).toBe("requestByFriend");
  },
);

test("it takes back neither what one asked oneself nor a friendship", async () => {
  const [me, other] = [await addMember(database), await addMember(database)];
  await befriend(me, other);
  expect(await decline(me, other)).toBe("friendRequested");
  expect(await relation(other, me)).toBe("requestByFriend");
  await befriend(other, me);
  expect(await decline(me, other)).toBe("isFriend");
  expect(await decline(other, me)).toBe("isFriend");
});

test("nobody with this id, and oneself, are answered as somebody who has asked nothing", async () => {
  const me = await addMember(database);
  for (const userId of [0, 987_654_321, me.accountId])
    expect(await declineFriend(database, me, { userId })).toBe("none");
});

test("accepted and declined at the same moment, they are friends or nothing, and both answers say which", async () => {
  const committed = await freshDatabase();
  for (let round = 0; round < 10; round += 1) {
    const [me, other] = [await addMember(committed), await addMember(committed)];
    await befriendUser(committed, other, { userId: me.accountId });
    const [accepted, declined] = await Promise.all([
      befriendUser(committed, me, { userId: other.accountId }),
      declineFriend(committed, me, { userId: other.accountId }),
    ]);
    const end = (await relationTo(committed, me, [other.accountId])).get(other.accountId);
    // Declined first, the press asks them.
    expect(end).toBe(accepted);
    if (accepted === "isFriend") expect(declined).toBe("isFriend");
    else expect([accepted, declined]).toEqual(["friendRequested", "none"]);
  }
});

test("what one was told of the request is gone once it is declined, and who asked is told nothing", async () => {
  const [me, other] = [await addMember(database), await addMember(database)];
  await befriend(other, me);
  expect(await notificationsOf(database, me)).toHaveLength(1);
  await decline(me, other);
  expect(await notificationsOf(database, me)).toEqual([]);
  expect(await notificationsOf(database, other)).toEqual([]);
});
