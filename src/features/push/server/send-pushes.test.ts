import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { endSession, openSessions, startSession } from "#features/accounts/server/sessions.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import type { NoticeClass } from "#features/notifications/notice-class.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { deliverPush, type PushSite } from "./deliver-push.ts";
import { startPushService, type TestBrowser } from "./push-service.test-support.ts";
import { pushOf } from "./push-settings-of.ts";
import { savePushSettings } from "./save-push-settings.ts";
import { saveSubscription } from "./save-subscription.ts";
import { sendPushes } from "./send-pushes.ts";
import { askForTry, sendPushTry } from "./send-push-try.ts";
import { vapidOf } from "./vapid.ts";

const service = await startPushService();
afterAll(() => service.stop());

const database = testWorld(settleSmallCatalogue);

const site: PushSite = {
  siteName: "Highstreet",
  bases: EXAMPLE_BASES,
  subject: "mailto:push@example.org",
  post: service.post,
  isEndpoint: service.isEndpoint,
};

/** Noon and midnight in the Netherlands, in winter. */
const NOON = new Date("2026-11-29T11:00:00Z");
const NIGHT = new Date("2026-11-28T23:00:00Z");

/** As if all of it had been said an hour ago: the tests are one moment of the database. */
const ageSettings = statement(
  "age-push-settings-in-test",
  () =>
    sql`update push_setting set since = now() - interval '1 hour', menus_told_at = now() - interval '1 hour'`,
);

const follow = statement(
  "follow-shop-in-test",
  (_, p: Params<{ accountId: number; slug: string }>) => sql`
    insert into shop_follow (account_id, shop_id, followed_at)
    select ${p.accountId}::bigint, id, now() - interval '9 days' from shop where slug = ${p.slug}`,
);

const MENU = `shop,seen_on,heading,name,product,available,unit,quantity,price
zeelucht,2026-11-20,,Vuurtje,,yes,gram,1,9
`;

const seeAll = statement("see-all-notices-in-test", () => sql`update notice set seen_at = now()`);

let noor: Member;
let sam: Member;

async function newcomer(name: string): Promise<Member> {
  const member = await addMember(database, { name });
  await startSession(database, { accountId: member.accountId, device: "Test", isFromProvider: true });
  const [session] = await openSessions(database, member.accountId);
  return { ...member, sessionId: session?.id ?? 0 } as Member;
}

beforeEach(async () => {
  noor = await newcomer("Noor");
  sam = await newcomer("Sam");
});

async function wants(member: Member, classes: NoticeClass[], more: object = {}): Promise<void> {
  await savePushSettings(database, member, { classes, ...more });
  await ageSettings.run(database);
}

async function browserOf(member: Member): Promise<TestBrowser> {
  const browser = service.subscribe();
  await saveSubscription(database, member, { subscription: browser.subscription, on: true });
  return browser;
}

const tellReply = (member: Member, number = 1) =>
  tellOfItem(database, {
    recipientId: member.accountId,
    type: "ownerReply",
    subject: `reply/${number}`,
    item: null,
  });

const tellFriend = (member: Member) =>
  tellOfItem(database, {
    recipientId: member.accountId,
    type: "friendReview",
    subject: "review/9",
    item: null,
  });

const send = (now = NOON) => sendPushes(database, site, { now });
const bodies = ({ received }: TestBrowser) => received.map(({ message }) => message.body);

test("what somebody switched on arrives encrypted, in their language, signed by the site, and names nobody", async () => {
  const browser = await browserOf(noor);
  await wants(noor, ["answers"]);
  await tellReply(noor);
  await send();
  const { publicKey } = await vapidOf(database, undefined);
  expect(browser.received).toEqual([
    {
      message: {
        title: "Highstreet",
        body: "Een antwoord voor jou",
        tag: expect.stringMatching(/^notice-\d+$/),
        url: `${EXAMPLE_BASES.nl}/`,
        lang: "nl",
      },
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
      ttl: 43_200,
      vapid: {
        aud: new URL(browser.subscription.endpoint).origin,
        sub: "mailto:push@example.org",
        key: publicKey,
      },
    },
  ]);
});

test("one notice is pushed once, and again when it is told anew", async () => {
  const browser = await browserOf(noor);
  await wants(noor, ["answers"]);
  await tellReply(noor);
  await send();
  await send();
  expect(bodies(browser)).toHaveLength(1);
});

test("several come as one", async () => {
  const browser = await browserOf(noor);
  await wants(noor, ["answers", "friends"]);
  await tellReply(noor, 1);
  await tellReply(noor, 2);
  await tellFriend(noor);
  await send();
  expect(bodies(browser)).toEqual(["3 nieuwtjes"]);
  const { sent } = await pushOf(database, noor);
  expect(sent).toMatchObject([{ classes: ["answers", "friends"], noticeCount: 3, reachedCount: 1 }]);
});

test("nothing is pushed of what is not switched on, was seen, or was told before", async () => {
  const browser = await browserOf(noor);
  await wants(noor, ["friends"]);
  await tellReply(noor);
  await send();
  await savePushSettings(database, noor, { classes: ["friends", "answers"] });
  await send();
  await ageSettings.run(database);
  await tellFriend(noor);
  await seeAll.run(database);
  await send();
  expect(bodies(browser)).toEqual([]);
});

test("a phone gets what is its owner's, and nobody else's", async () => {
  const [noors, sams] = [await browserOf(noor), await browserOf(sam)];
  await wants(noor, ["answers"]);
  await wants(sam, ["answers"]);
  await tellReply(noor);
  await send();
  expect([bodies(noors).length, bodies(sams).length]).toEqual([1, 0]);
});

describe("quiet hours", () => {
  test("keep the phone still at night, and in the morning all of it comes as one", async () => {
    const browser = await browserOf(noor);
    await wants(noor, ["answers"]);
    await tellReply(noor, 1);
    await send(NIGHT);
    expect(bodies(browser)).toEqual([]);
    await tellReply(noor, 2);
    await send(NOON);
    expect(bodies(browser)).toEqual(["2 nieuwtjes"]);
  });

  test.each([
    ["from noon until evening", 12 * 60, 18 * 60, 0],
    ["until noon", 6 * 60, 12 * 60, 1],
    ["over midnight until after noon", 22 * 60, 12 * 60 + 1, 0],
    ["from just after noon over midnight", 12 * 60 + 1, 9 * 60, 1],
    ["from noon until noon, which is never", 12 * 60, 12 * 60, 1],
  ])("%s", async (_, quietFrom, quietUntil, count) => {
    const browser = await browserOf(noor);
    await wants(noor, ["answers"], { quietFrom, quietUntil });
    await tellReply(noor);
    await send(NOON);
    expect(bodies(browser)).toHaveLength(count);
  });

  test("are none where somebody switched them off", async () => {
    const browser = await browserOf(noor);
    await wants(noor, ["answers"], { isQuiet: false });
    await tellReply(noor);
    await send(NIGHT);
    expect(bodies(browser)).toHaveLength(1);
  });
});

test("a menu that changed is told once to whoever follows the shop", async () => {
  const browser = await browserOf(noor);
  await wants(noor, ["menus"]);
  await follow.run(database, { accountId: noor.accountId, slug: "zeelucht" });
  await importMenu(database, bytesOf(MENU), { now: NOON });
  await send();
  await send();
  expect(browser.received.map(({ message: { body, url } }) => ({ body, url }))).toEqual([
    { body: "Nieuws van een plek die je volgt", url: `${EXAMPLE_BASES.nl}/coffeeshop/zeelucht` },
  ]);
});

describe("a browser", () => {
  test("that the service does not know any more is forgotten, and one that is busy is not", async () => {
    const [gone, busy] = [await browserOf(noor), await browserOf(noor)];
    service.answerWith(gone, 410);
    service.answerWith(busy, 503);
    await wants(noor, ["answers"]);
    await tellReply(noor);
    await send();
    const { devices, sent } = await pushOf(database, noor);
    expect(devices).toMatchObject([{ isThis: true, reachedAt: null }]);
    expect(sent).toMatchObject([{ reachedCount: 0 }]);
  });

  test("gets none once its session has ended, or its owner is leaving", async () => {
    const [noors, sams] = [await browserOf(noor), await browserOf(sam)];
    for (const member of [noor, sam]) {
      await wants(member, ["answers"]);
      await tellReply(member);
    }
    await endSession(database, { id: noor.sessionId, accountId: noor.accountId });
    await leave(database, sam);
    await send();
    expect([...bodies(noors), ...bodies(sams)]).toEqual([]);
  });

  test("gets what is of whoever is logged in there now, and of nobody else", async () => {
    const browser = await browserOf(noor);
    await saveSubscription(database, sam, { subscription: browser.subscription, on: true });
    for (const member of [noor, sam]) await wants(member, ["answers"]);
    await tellReply(noor);
    await send();
    expect(bodies(browser)).toEqual([]);
    await tellReply(sam);
    await send();
    expect(bodies(browser)).toHaveLength(1);
  });

  test("is one of ten at most: the one reached least lately goes", async () => {
    for (let count = 0; count < 11; count++) await browserOf(noor);
    expect((await pushOf(database, noor)).devices).toHaveLength(10);
  });

  test("whose keys are none is forgotten, and the others are told", async () => {
    const good = await browserOf(noor);
    const { subscription } = service.subscribe();
    const keys = { ...subscription.keys, p256dh: "A".repeat(87) };
    await saveSubscription(database, noor, { subscription: { ...subscription, keys }, on: true });
    await wants(noor, ["answers"]);
    await tellReply(noor);
    await send();
    expect(bodies(good)).toHaveLength(1);
    expect((await pushOf(database, noor)).devices).toHaveLength(1);
  });

  test("is tried by whoever sits before it", async () => {
    await expect(askForTry(database, noor)).rejects.toMatchObject({ kind: "conflict" });
    const browser = await browserOf(noor);
    await askForTry(database, noor);
    await sendPushTry(database, { sessionId: noor.sessionId }, site);
    expect(bodies(browser)).toEqual(["Het werkt: zo komt een melding binnen."]);
  });
});

test("nothing is sent to an address that is none of a push service", async () => {
  const browser = service.subscribe();
  const { endpoint, keys } = browser.subscription;
  const { isEndpoint: _, ...strict } = site;
  const receiver = { id: 1, endpoint, ...keys, locale: "nl" } as const;
  const message = { title: "", body: "", tag: "try", url: "", lang: "nl" };
  expect(await deliverPush(database, strict, [receiver], message)).toBe(0);
  expect(browser.received).toEqual([]);
});
