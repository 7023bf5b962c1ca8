import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { readNotification } from "#features/notifications/server/read-notification.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { COUNTRY_TIME } from "#platform/country-time.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { headOf, type MailServer, startMailServer } from "#platform/mail/mail-server.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { unsubscribe } from "./end-letters.ts";
import { lettersOf } from "./letters-of.ts";
import { addAddress, ageChoices, endingToken, sendTo, tellOfReply } from "./letters.test-support.ts";
import { saveLetterSettings } from "./save-letter-settings.ts";

const database = testWorld(settleSmallCatalogue);

let noor: Member;
let server: MailServer;

beforeEach(async () => {
  noor = await addMember(database, { name: "Noor" });
  await addAddress(database, noor, "noor@example.org");
  server = await startMailServer();
});

const tellReply = (number = 1) => tellOfReply(database, noor, number);
const send = (now: Date) => sendTo(server.url, database, now);
const subjects = () => server.mails.map(({ subject }) => subject);
const tokenOf = (place = 0) => endingToken(server.mails[place]);

const follow = statement(
  "follow-shop-in-digest-test",
  (_, p: Params<{ accountId: number; slug: string }>) => sql`
    insert into shop_follow (account_id, shop_id, followed_at)
    select ${p.accountId}::bigint, id, now() - interval '9 days' from shop where slug = ${p.slug}`,
);

const MENU = `shop,seen_on,heading,name,product,available,unit,quantity,price
zeelucht,2026-11-20,,Vuurtje,,yes,gram,1,9
`;

test("the letter with the news comes in the morning of the next day, once, with what waits under the bell and what the shops changed", async () => {
  await saveLetterSettings(database, noor, { digest: "daily" });
  const chosen = await moment();
  await tellReply();
  await follow.run(database, { accountId: noor.accountId, slug: "zeelucht" });
  await ageChoices(database, 24);
  await importMenu(database, bytesOf(MENU), { now: chosen });
  await send(at(chosen, "05:00"));
  expect(subjects()).toEqual([]);
  await send(at(chosen, "11:00"));
  await send(at(chosen, "12:00"));
  expect(subjects()).toEqual(["Highstreet: je brief met het nieuws"]);
  const { text = "", html = "" } = server.mails[0] ?? {};
  for (const body of [text, html]) {
    expect(body).toContain("Een antwoord voor jou");
    expect(body).toContain("Zeelucht");
  }
  expect(headOf(server.mails[0], "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  await unsubscribe(database, { token: tokenOf() });
  expect((await lettersOf(database, noor)).settings.digest).toBe("none");
});

test("the letter with the news is none on the day on which it was chosen, and none with nothing new", async () => {
  await saveLetterSettings(database, noor, { digest: "daily" });
  const chosen = await moment();
  await tellReply();
  await send(at(chosen, "21:00"));
  expect(subjects()).toEqual([]);
  const [notice] = await notificationsOf(database, noor);
  await readNotification(database, noor, { notificationId: notice?.["_id"] ?? "" });
  await ageChoices(database, 24);
  await send(at(chosen, "21:00"));
  expect(subjects()).toEqual([]);
  expect((await lettersOf(database, noor)).sent).toEqual([]);
});

test("the letter with the news of a week comes once a week", async () => {
  await saveLetterSettings(database, noor, { digest: "weekly" });
  const chosen = await moment();
  await tellReply(1);
  await ageChoices(database, 7 * 24);
  await tellReply(2);
  for (const days of [0, 1, 2, 3, 4, 5, 6]) await send(at(chosen, "11:00", days));
  expect(subjects().length).toBeGreaterThan(0);
  expect(subjects().length).toBeLessThanOrEqual(2);
  expect(new Set(subjects())).toEqual(new Set(["Highstreet: je brief met het nieuws"]));
});

const databaseNow = statement("now-in-digest-test", () => sql<{ now: Date }>`select now() as now`);

/** Now, as the database has it. */
async function moment(): Promise<Date> {
  return (await databaseNow.first(database))?.now ?? new Date();
}

const dayInCountry = new Intl.DateTimeFormat("en-CA", { timeZone: COUNTRY_TIME });

/** That time, in UTC, of its day in the country, or of a later one. */
function at(day: Date, clock: string, days = 0): Date {
  const date = dayInCountry.format(new Date(day.getTime() + days * 86_400_000));
  return new Date(`${date}T${clock}:00Z`);
}
