import { type RawBuilder, sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { forgetOldNotices } from "#features/notifications/server/forget-old-notices.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import type { Notification } from "#features/notifications/notification.ts";
import { readNotification } from "#features/notifications/server/read-notification.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { REQUEST_DAYS } from "../friendship.ts";
import { befriendUser } from "./befriend-user.ts";
import { blockUser } from "./block-user.ts";

const database = testDatabase();

const press = (member: Member, other: Member) => befriendUser(database, member, { userId: other.accountId });

/** As if it had been that long ago. */
const ageNotices = statement("age-notices-in-test", (_, p: Params<{ hours: number }>) => {
  const earlier = (column: RawBuilder<unknown>) => sql`${column} - make_interval(hours => ${p.hours}::int)`;
  return sql`update notice set announced_at = ${earlier(sql`announced_at`)},
      expires_at = ${earlier(sql`expires_at`)}, withdrawn_at = ${earlier(sql`withdrawn_at`)}`;
});

const pass = (time: { hours?: number; days?: number }) =>
  ageNotices.run(database, { hours: (time.hours ?? 0) + 24 * (time.days ?? 0) });

const twoPeople = async (): Promise<[Member, Member]> => [
  await addMember(database, { name: "Sam" }),
  await addMember(database, { name: "Noor" }),
];

const toldTo = (member: Member) => notificationsOf(database, member);

/** Type, about whom, seen or not. */
async function told(member: Member): Promise<string[]> {
  return (await toldTo(member)).map(({ type, user, seen }) => `${type} ${user?.name}${seen ? " seen" : ""}`);
}

/** The only thing somebody was told. */
async function onlyNotice(member: Member): Promise<{ id: string; seen: boolean }> {
  const [{ _id: id, seen }, ...more] = (await toldTo(member)) as [Notification, ...Notification[]];
  expect(more).toEqual([]);
  return { id, seen };
}

const readAll = async (member: Member) => {
  for (const { _id: notificationId } of await toldTo(member))
    await readNotification(database, member, { notificationId });
};

test("a request is told, its acceptance too, and who accepted has it as seen", async () => {
  const [sam, noor] = await twoPeople();
  await press(sam, noor);
  expect([await told(sam), await told(noor)]).toEqual([[], ["friendRequest Sam"]]);
  await press(noor, sam);
  expect([await told(sam), await told(noor)]).toEqual([
    ["friendAccepted Noor"],
    ["requestAccepted Sam seen"],
  ]);
  await press(sam, noor);
  expect([await told(sam), await told(noor)]).toEqual([[], []]);
});

test("a notice has the shape of the specification, in UTC, and leads to who it is about", async () => {
  const [sam, noor] = await twoPeople();
  await press(sam, noor);
  const now = new Date();
  const [notice] = await toldTo(noor);
  expect(notice).toEqual({
    _id: expect.stringMatching(/^\d+$/),
    type: "friendRequest",
    title: "",
    description: "",
    redirect: "/user/sam",
    time: expect.objectContaining({ year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }),
    seen: false,
    // A request that nobody answered is over by then.
    lifetime: REQUEST_DAYS * 24 * 60 * 60,
    user: { _id: String(sam.accountId), url: "sam", name: "Sam", thumbnail: "/default-profilepic-1.jpg" },
  });
});

test("the latest comes first", async () => {
  const [sam, noor] = await twoPeople();
  const eva = await addMember(database, { name: "Eva" });
  await press(sam, noor);
  await pass({ hours: 1 });
  await press(eva, noor);
  expect(await told(noor)).toEqual(["friendRequest Eva", "friendRequest Sam"]);
});

test("a request taken back is told to nobody, and one that nobody answered is over", async () => {
  const [sam, noor] = await twoPeople();
  await press(sam, noor);
  await press(sam, noor);
  expect(await told(noor)).toEqual([]);
  await press(sam, noor);
  await pass({ days: REQUEST_DAYS });
  expect(await told(noor)).toEqual([]);
});

describe("a request that comes again and again", () => {
  test("is announced twice, and then stays as it was for a day", async () => {
    const [sam, noor] = await twoPeople();
    await press(sam, noor);
    const first = await onlyNotice(noor);
    await readAll(noor);
    await press(sam, noor);
    await press(sam, noor);
    const second = await onlyNotice(noor);
    expect([Number(second.id) > Number(first.id), second.seen]).toEqual([true, false]);
    await readAll(noor);
    for (const _ of [1, 2, 3]) {
      await pass({ hours: 7 });
      await press(sam, noor);
      expect(await told(noor)).toEqual([]);
      await press(sam, noor);
      expect(await onlyNotice(noor)).toEqual({ id: second.id, seen: true });
    }
    await pass({ hours: 4 });
    await press(sam, noor);
    await press(sam, noor);
    const afterADay = await onlyNotice(noor);
    expect([Number(afterADay.id) > Number(second.id), afterADay.seen]).toEqual([true, false]);
  });

  test("is told again when nobody has seen it, and one that is accepted is always announced", async () => {
    const [sam, noor] = await twoPeople();
    for (const _ of [1, 2, 3, 4, 5]) await press(sam, noor);
    expect(await told(noor)).toEqual(["friendRequest Sam"]);
    await press(noor, sam);
    expect(await told(sam)).toEqual(["friendAccepted Noor"]);
  });

  test("is not forgotten the night after", async () => {
    const [sam, noor] = await twoPeople();
    for (const _ of [1, 2, 3, 4]) await press(sam, noor);
    expect(await forgetOldNotices(database)).toBe(0);
    await pass({ days: 2 });
    expect(await forgetOldNotices(database)).toBe(1);
    await press(sam, noor);
    expect(await told(noor)).toEqual(["friendRequest Sam"]);
  });
});

test("a block deletes what the two were told about each other, and nothing else", async () => {
  const [sam, noor] = await twoPeople();
  const eva = await addMember(database, { name: "Eva" });
  await press(sam, noor);
  await press(noor, sam);
  await press(eva, noor);
  await blockUser(database, sam, { userId: noor.accountId, block: true });
  expect([await told(sam), await told(noor)]).toEqual([[], ["friendRequest Eva"]]);
  await blockUser(database, sam, { userId: noor.accountId, block: false });
  expect([await told(sam), await told(noor)]).toEqual([[], ["friendRequest Eva"]]);
});

test("nobody hears of somebody who is leaving", async () => {
  const [sam, noor] = await twoPeople();
  await press(sam, noor);
  const { id: notificationId } = await onlyNotice(noor);
  await leave(database, sam);
  expect(await told(noor)).toEqual([]);
  const reading = readNotification(database, noor, { notificationId });
  await expect(reading).rejects.toMatchObject({ kind: "notFound" });
});

test("at night what is older than 180 days goes, and a request after its 90 days", async () => {
  const [sam, noor] = await twoPeople();
  const eva = await addMember(database, { name: "Eva" });
  await press(sam, noor);
  await press(noor, sam);
  await press(eva, noor);
  await pass({ days: 89 });
  expect(await forgetOldNotices(database)).toBe(0);
  await pass({ days: 1 });
  expect(await forgetOldNotices(database)).toBe(1);
  expect([await told(sam), await told(noor)]).toEqual([
    ["friendAccepted Noor"],
    ["requestAccepted Sam seen"],
  ]);
  await pass({ days: 90 });
  expect([await told(sam), await told(noor)]).toEqual([[], []]);
  expect(await forgetOldNotices(database)).toBe(2);
});

test("seen stays seen, and only for who was told", async () => {
  const [sam, noor] = await twoPeople();
  await press(sam, noor);
  const { id } = await onlyNotice(noor);
  const read = (member: Member, notificationId: string) =>
    readNotification(database, member, { notificationId });
  for (const [member, wrong] of [
    [sam, id],
    [noor, "987654321"],
    [noor, "0"],
    [noor, "nothing"],
    [noor, "local-respUse"],
    [noor, "menu-1-20261121"],
  ] as const)
    await expect(read(member, wrong)).rejects.toMatchObject({
      kind: "notFound",
      errors: [{ msg: "Not found", param: "notificationId" }],
    });
  expect(await told(noor)).toEqual(["friendRequest Sam"]);
  for (const _ of [1, 2]) await read(noor, id);
  expect(await told(noor)).toEqual(["friendRequest Sam seen"]);
});
