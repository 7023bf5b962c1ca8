import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { unsubscribe } from "./end-letters.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { notify } from "#features/notifications/server/notify.ts";
import { readNotification } from "#features/notifications/server/read-notification.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { openLog } from "#platform/log.ts";
import { headOf, type MailServer, startMailServer } from "#platform/mail/mail-server.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { lettersOf } from "./letters-of.ts";
import { addAddress, ageChoices, endingToken, sendTo, tellOfReply } from "./letters.test-support.ts";
import { saveLetterSettings } from "./save-letter-settings.ts";

const database = testWorld(settleSmallCatalogue);

/** A Sunday at noon in the Netherlands. */
const NOON = new Date("2026-11-29T11:00:00Z");

let noor: Member;
let server: MailServer;

beforeEach(async () => {
  noor = await addMember(database, { name: "Noor" });
  await addAddress(database, noor, "noor@example.org");
  server = await startMailServer();
});

const tellReply = (number = 1) => tellOfReply(database, noor, number);
const send = (now = NOON) => sendTo(server.url, database, now);
const subjects = () => server.mails.map(({ subject }) => subject);
const tokenOf = (place = 0) => endingToken(server.mails[place]);

const suspend = statement(
  "suspend-all-in-letter-test",
  () => sql`update account set suspended_until = now() + interval '1 day'`,
);

const unconfirm = statement(
  "unconfirm-all-in-letter-test",
  () => sql`update newsletter set confirmed_at = null`,
);

const follow = statement(
  "follow-shop-in-letter-test",
  (_, p: Params<{ accountId: number; slug: string }>) => sql`
    insert into shop_follow (account_id, shop_id, followed_at)
    select ${p.accountId}::bigint, id, now() - interval '9 days' from shop where slug = ${p.slug}`,
);

const MENU = `shop,seen_on,heading,name,product,available,unit,quantity,price
zeelucht,2026-11-20,,Vuurtje,,yes,gram,1,9
`;

describe("notices by mail", () => {
  beforeEach(async () => {
    await saveLetterSettings(database, noor, { classes: ["answers"] });
    await ageChoices(database, 1);
  });

  test("come as HTML and as plain text of the same, in the language of their reader, with a subject that says nothing", async () => {
    await tellReply();
    await ageChoices(database, 1);
    await send();
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      to: [{ address: "noor@example.org" }],
      subject: "Highstreet: Een antwoord voor jou",
    });
    expect(mail?.html).toMatch(/^<!doctype html><html lang="nl">/);
    expect(mail?.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail?.html).not.toMatch(/<img|<script|<link|url\(/);
    expect(mail?.html).toContain(`<a href="${EXAMPLE_BASES.nl}/">Een antwoord voor jou</a>`);
    expect(mail?.text).toContain(`- Een antwoord voor jou (${EXAMPLE_BASES.nl}/)`);
    for (const body of [mail?.html, mail?.text])
      expect(body).toContain("Je krijgt dit omdat je op Highstreet voor meldingen per mail hebt gekozen.");
    expect(await lettersOf(database, noor)).toMatchObject({
      sent: [{ kind: "notices", classes: ["answers"], newsCount: 1, isSent: true }],
    });
  });

  test("are sent once, and the next ones an hour later as one", async () => {
    await tellReply(1);
    await ageChoices(database, 1);
    await send();
    await send();
    expect(subjects()).toHaveLength(1);
    await ageChoices(database, 1);
    await tellReply(2);
    await tellReply(3);
    await ageChoices(database, 1);
    await send();
    await send();
    expect(subjects()).toEqual(["Highstreet: Een antwoord voor jou", "Highstreet: 2 nieuwtjes"]);
  });

  test("name no person, not even in an address", async () => {
    const mies = await addMember(database, { name: "Mies Geheim" });
    await saveLetterSettings(database, noor, { classes: ["friends"] });
    await ageChoices(database, 1);
    await notify(database, { recipientId: noor.accountId, actorId: mies.accountId, type: "friendRequest" });
    await ageChoices(database, 1);
    await send();
    expect(subjects()).toEqual(["Highstreet: Nieuws van een vriend"]);
    expect(server.mails[0]?.text).toContain("/profile?tab=friends");
    expect(server.sources[0]).not.toMatch(/geheim/i);
  });

  test("do not come again within the hour", async () => {
    await tellReply(1);
    await ageChoices(database, 1);
    await send();
    await tellReply(2);
    await ageChoices(database, 0.5);
    await send();
    expect(subjects()).toHaveLength(1);
    await ageChoices(database, 0.6);
    await send();
    expect(subjects()).toHaveLength(2);
  });

  test("are none of what was just told, of what was seen, and of what was not chosen", async () => {
    await tellReply();
    await send();
    await ageChoices(database, 1);
    const [notice] = await notificationsOf(database, noor);
    await readNotification(database, noor, { notificationId: notice?.["_id"] ?? "" });
    await send();
    await tellOfItem(database, {
      recipientId: noor.accountId,
      type: "friendReview",
      subject: "review/9",
      item: null,
    });
    await ageChoices(database, 1);
    await send();
    expect(subjects()).toEqual([]);
  });

  test.each([
    ["somebody who left", () => leave(database, noor)],
    ["somebody who is suspended", () => suspend.run(database)],
    ["an address that is not confirmed any more", () => unconfirm.run(database)],
    ["somebody who chose otherwise", () => saveLetterSettings(database, noor, { classes: [] })],
  ])("do not go to %s", async (_, happens) => {
    await tellReply();
    await ageChoices(database, 1);
    await happens();
    await send();
    expect(subjects()).toEqual([]);
  });

  test("end at once by the address in their head, and others go on", async () => {
    await saveLetterSettings(database, noor, { digest: "daily" });
    await tellReply();
    await ageChoices(database, 1);
    await send();
    expect(headOf(server.mails[0], "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(headOf(server.mails[0], "list-unsubscribe")).not.toContain("noor");
    await unsubscribe(database, { token: tokenOf().replace(/.$/, (last) => (last === "A" ? "B" : "A")) });
    expect((await lettersOf(database, noor)).settings).toEqual({ classes: ["answers"], digest: "daily" });
    for (let again = 0; again < 2; again += 1) await unsubscribe(database, { token: tokenOf() });
    expect((await lettersOf(database, noor)).settings).toEqual({ classes: [], digest: "daily" });
    await unsubscribe(database, { token: tokenOf(), isAll: true });
    expect((await lettersOf(database, noor)).settings).toEqual({ classes: [], digest: "none" });
  });

  test("stop where the server does not know the address, which is named in no log, until it is confirmed again", async () => {
    const lines: string[] = [];
    server = await startMailServer((address) => ({ code: 550, words: `5.1.1 ${address} unknown` }));
    await tellReply(1);
    await ageChoices(database, 1);
    const log = openLog("info", (line) => void lines.push(line));
    await sendTo(server.url, database, NOON, log);
    expect(await lettersOf(database, noor)).toMatchObject({
      address: "unreachable",
      sent: [{ kind: "notices", isSent: false }],
    });
    expect(lines.join("")).toContain("was refused");
    expect(lines.join("")).not.toContain("noor@");
    await ageChoices(database, 2);
    await tellReply(2);
    await ageChoices(database, 1);
    server = await startMailServer();
    await send();
    expect(subjects()).toEqual([]);
  });

  test("are tried again where the server is busy", async () => {
    server = await startMailServer(() => ({ code: 450, words: "later" }));
    await tellReply();
    await ageChoices(database, 1);
    await send();
    server = await startMailServer();
    await send();
    expect(subjects()).toEqual([]);
    await send(new Date(NOON.getTime() + 4 * 60_000));
    expect(subjects()).toEqual(["Highstreet: Een antwoord voor jou"]);
  });

  test("tell of a menu that changed, with the name of the shop", async () => {
    await saveLetterSettings(database, noor, { classes: ["menus"] });
    await ageChoices(database, 1);
    await follow.run(database, { accountId: noor.accountId, slug: "zeelucht" });
    await importMenu(database, bytesOf(MENU), { now: NOON });
    await send();
    await send();
    expect(subjects()).toEqual(["Highstreet: Nieuws van een plek die je volgt"]);
    expect(server.mails[0]?.text).toContain(`${EXAMPLE_BASES.nl}/coffeeshop/zeelucht`);
    expect(server.mails[0]?.text).toContain("Zeelucht");
  });

  test("are in one letter with menus that changed", async () => {
    await saveLetterSettings(database, noor, { classes: ["answers", "menus"] });
    await tellReply();
    await ageChoices(database, 1);
    await follow.run(database, { accountId: noor.accountId, slug: "zeelucht" });
    await importMenu(database, bytesOf(MENU), { now: NOON });
    await send();
    expect(subjects()).toEqual(["Highstreet: 2 nieuwtjes"]);
  });
});

test("two processes at once send one letter", async () => {
  const fresh = await freshDatabase();
  const mies = await addMember(fresh, { name: "Mies" });
  await addAddress(fresh, mies, "mies@example.org");
  await saveLetterSettings(fresh, mies, { classes: ["answers"] });
  for (const number of [1, 2, 3])
    await tellOfItem(fresh, {
      recipientId: mies.accountId,
      type: "ownerReply",
      subject: `reply/${number}`,
      item: null,
    });
  await ageChoices(fresh, 1);
  await Promise.all([1, 2, 3, 4].map(() => sendTo(server.url, fresh, NOON)));
  expect(subjects()).toEqual(["Highstreet: 3 nieuwtjes"]);
});
