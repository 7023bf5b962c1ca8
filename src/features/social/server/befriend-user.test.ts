import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { MOST_REQUESTS } from "../friendship.ts";
import { befriendUser } from "./befriend-user.ts";
import { blockUser } from "./block-user.ts";
import { forgetOldRequests } from "./forget-old-requests.ts";
import { relationTo } from "./relation-to.ts";
import { requestsTo } from "./requests-to.ts";

const database = testDatabase();

const ageRequests = statement(
  "age-requests-in-test",
  (_, p: Params<{ days: number }>) =>
    sql`update friend_edge set requested_at = now() - make_interval(days => ${p.days}::int)`,
);

const addRequests = statement(
  "add-requests-in-test",
  (_, p: Params<{ accountId: number; count: number }>) => sql`
    with asked as (
      insert into account (name, url, name_skeleton, default_picture, locale)
      select 'Crowd ' || turn, 'crowd-' || turn, 'crowd' || turn, 1, 'nl'
      from generate_series(1, ${p.count}::int) as turn
      returning id
    )
    insert into friend_edge (lo, hi, lo_req, hi_req) select ${p.accountId}::bigint, id, true, false from asked`,
);

const befriend = (member: Member, other: Member) =>
  befriendUser(database, member, { userId: other.accountId });

const wish = (member: Member, other: Member, befriend: boolean) =>
  befriendUser(database, member, { userId: other.accountId, befriend });

async function relation(member: Member, other: Member) {
  return (await relationTo(database, member, [other.accountId])).get(other.accountId);
}

const twoPeople = async (): Promise<[Member, Member]> => [
  await addMember(database),
  await addMember(database),
];

describe.each(["the older account", "the newer account"])("%s", (who) => {
  async function pair(): Promise<[Member, Member]> {
    const [older, newer] = await twoPeople();
    return who === "the older account" ? [older, newer] : [newer, older];
  }

  test("says what is wished as often as they like", async () => {
    const [me, other] = await pair();
    for (const _ of [1, 2]) expect(await wish(me, other, true)).toBe("friendRequested");
    for (const _ of [1, 2]) expect(await wish(other, me, true)).toBe("isFriend");
    expect(await wish(me, other, true)).toBe("isFriend");
    for (const _ of [1, 2]) expect(await wish(me, other, false)).toBe("none");
    expect([await relation(me, other), await relation(other, me)]).toEqual(["none", "none"]);
    // Nothing of mine is there to end, and what the other asks stays.
    await befriend(other, me);
    expect(await wish(me, other, false)).toBe("none");
    expect(await relation(me, other)).toBe("requestByFriend");
  });

  test("asks, and takes it back", async () => {
    const [me, other] = await pair();
    expect(await befriend(me, other)).toBe("friendRequested");
    expect([await relation(me, other), await relation(other, me)]).toEqual([
      "friendRequested",
      "requestByFriend",
    ]);
    expect(await befriend(me, other)).toBe("none");
    expect([await relation(me, other), await relation(other, me)]).toEqual(["none", "none"]);
  });

  test("accepts, and ends the friendship for both", async () => {
    const [me, other] = await pair();
    await befriend(other, me);
    expect(await befriend(me, other)).toBe("isFriend");
    expect([await relation(me, other), await relation(other, me)]).toEqual(["isFriend", "isFriend"]);
    expect(await befriend(me, other)).toBe("none");
    expect(await relation(other, me)).toBe("none");
  });

  test("asks anew when a request was not answered in 90 days", async () => {
    const [me, other] = await pair();
    await befriend(me, other);
    await ageRequests.run(database, { days: 90 });
    expect([await relation(me, other), await relation(other, me)]).toEqual(["none", "none"]);
    expect(await requestsTo(database, other.accountId)).toEqual([]);
    expect(await befriend(me, other)).toBe("friendRequested");
    expect(await relation(other, me)).toBe("requestByFriend");
  });

  test("does not accept what is over, but asks", async () => {
    const [me, other] = await pair();
    await befriend(other, me);
    await ageRequests.run(database, { days: 90 });
    expect(await befriend(me, other)).toBe("friendRequested");
    expect(await relation(other, me)).toBe("requestByFriend");
  });

  test("still accepts a day before", async () => {
    const [me, other] = await pair();
    await befriend(other, me);
    await ageRequests.run(database, { days: 89 });
    expect(await befriend(me, other)).toBe("isFriend");
    await ageRequests.run(database, { days: 5000 });
    expect(await relation(other, me)).toBe("isFriend");
  });
});

test("nobody befriends themselves", async () => {
  const me = await addMember(database);
  await expect(befriend(me, me)).rejects.toMatchObject({ kind: "invalid", errors: [{ param: "userId" }] });
});

test("who is not there, leaves, hides or has blocked is not found, all alike", async () => {
  const [me, other] = await twoPeople();
  const unknown = { kind: "notFound", errors: [{ msg: "Not found", param: "userId" }] };
  for (const userId of [0, 987_654_321])
    await expect(befriendUser(database, me, { userId })).rejects.toMatchObject(unknown);
  for (const profile of ["friends", "nobody"] as const) {
    const hiding = await addMember(database, { privacy: { profile } });
    await expect(befriend(me, hiding)).rejects.toMatchObject(unknown);
  }
  await leave(database, other);
  await expect(befriend(me, other)).rejects.toMatchObject(unknown);
  const blocking = await addMember(database);
  await blockUser(database, blocking, { userId: me.accountId, block: true });
  await expect(befriend(me, blocking)).rejects.toMatchObject(unknown);
  await expect(befriend(blocking, me)).rejects.toMatchObject(unknown);
});

test("who takes no requests can ask, and their friends can leave them", async () => {
  const [me, other] = await twoPeople();
  await choosePrivacy(database, other, { requests: "nobody" });
  await expect(befriend(me, other)).rejects.toMatchObject({
    kind: "notAllowed",
    errors: [{ msg: "Takes no friend requests", param: "userId" }],
  });
  expect(await relation(me, other)).toBe("none");
  expect(await befriend(other, me)).toBe("friendRequested");
  expect(await befriend(me, other)).toBe("isFriend");
  expect(await befriend(me, other)).toBe("none");
});

test("a request can be taken back, or accepted, also once the other one hides", async () => {
  const [me, other] = await twoPeople();
  await befriend(me, other);
  await choosePrivacy(database, other, { profile: "nobody", requests: "nobody" });
  expect(await befriend(other, me)).toBe("isFriend");
  expect(await befriend(me, other)).toBe("none");
});

test("a hundred requests may wait at once; one more is refused, and accepting is not", async () => {
  const [me, other] = await twoPeople();
  await befriend(other, me);
  await addRequests.run(database, { accountId: me.accountId, count: MOST_REQUESTS });
  const another = await addMember(database);
  await expect(befriend(me, another)).rejects.toMatchObject({ kind: "invalid" });
  expect(await relation(me, another)).toBe("none");
  expect(await befriend(me, other)).toBe("isFriend");
  await ageRequests.run(database, { days: 90 });
  expect(await befriend(me, another)).toBe("friendRequested");
});

test("requests are shown with who asks and since when, the latest first", async () => {
  const [me, first] = await twoPeople();
  await befriend(first, me);
  await ageRequests.run(database, { days: 3 });
  const second = await addMember(database);
  await befriend(second, me);
  const { accountId: id, url, name } = first;
  expect(await requestsTo(database, me.accountId)).toEqual([
    expect.objectContaining({ id: second.accountId }),
    {
      id,
      url,
      name,
      thumbnail: "/default-profilepic-1.jpg",
      requestedAt: expect.stringMatching(/^\d{4}-.*T/),
    },
  ]);
  expect(await requestsTo(database, first.accountId)).toEqual([]);
});

test("at night old requests and ended friendships are forgotten, and nothing else", async () => {
  const [me, ...others] = (await Promise.all([1, 2, 3, 4].map(() => addMember(database)))) as [
    Member,
    ...Member[],
  ];
  const [old, ended, friend] = others as [Member, Member, Member];
  await befriend(me, old);
  await ageRequests.run(database, { days: 91 });
  await befriend(me, ended);
  await befriend(me, ended);
  await befriend(me, friend);
  await befriend(friend, me);
  const waiting = await addMember(database);
  await befriend(waiting, me);
  expect(await forgetOldRequests(database)).toBe(2);
  expect([await relation(me, friend), await relation(me, waiting)]).toEqual(["isFriend", "requestByFriend"]);
});
