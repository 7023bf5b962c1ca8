import { sql } from "kysely";
import { expect, test } from "vitest";
import { forgetSpentCaptchas } from "#platform/database/spent-captchas.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { QUESTION } from "../question.test-support.ts";
import { forgetOldTickets } from "./forget-old-tickets.ts";
import { openTicket } from "./open-ticket.ts";

const database = testDatabase();

const tickets = statement("test-tickets", (db) =>
  db.selectFrom("ticket").select(["id", "email"]).orderBy("id"),
);
const jobs = statement(
  "test-jobs",
  () => sql<{ task: string }>`select task_identifier as task from graphile_worker.jobs order by id`,
  { isRead: true },
);
const age = statement(
  "test-age-tickets",
  () =>
    sql`update ticket set created_at = now() - interval '13 months',
      said_at = now() - case when name = 'answered' then interval '11 months' else interval '13 months' end`,
);
const ageCaptchas = statement(
  "test-age-captchas",
  () => sql`update spent_captcha set spent_at = now() - interval '61 minutes'`,
);
const addTicket = statement(
  "test-add-ticket",
  (_, p: Params<{ email: string; message: string; about: string }>) =>
    sql`insert into ticket (kind, subject, name, email, message, locale, about)
      values ('contact', 'other', 'Mies', ${p.email}, ${p.message}, 'nl', ${p.about})`,
);

const mark = (byte: number) => ({ captcha: new Uint8Array(32).fill(byte) });
const spent = { errors: [{ msg: "Captcha was used already", param: "captcha" }] };
const shop = {
  kind: "getListed",
  shopName: "De Reiger",
  cityName: "Edam",
  role: "owner",
  proof: "phone",
  name: "Mies",
  email: "mies@example.org",
  message: "",
  locale: "nl",
} as const;

test("a message is kept, and its receipt and notice wait to be sent", async () => {
  const id = await openTicket(database, QUESTION, mark(1));
  expect(await tickets.all(database)).toEqual([{ id, email: "mies@example.org" }]);
  const tasks = (await jobs.all(database)).map(({ task }) => task);
  expect(tasks).toEqual(["send-ticket-notice", "send-ticket-receipt"]);
});

test("a captcha counts once, also when it is handed in several times at once", async () => {
  const fresh = await freshDatabase();
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => openTicket(fresh, QUESTION, mark(1))),
  );
  const failures = tries.flatMap((result) =>
    result.status === "rejected" ? [result.reason as unknown] : [],
  );
  expect(failures).toHaveLength(5);
  for (const failure of failures) expect(failure).toMatchObject(spent);
  expect(await tickets.all(fresh)).toHaveLength(1);
});

test("what is refused has not used its captcha up", async () => {
  const unknown = openTicket(database, { ...shop, shopPage: "/coffeeshop/nobody" }, mark(1));
  await expect(unknown).rejects.toMatchObject({ errors: [{ param: "shopPage" }] });
  await openTicket(database, shop, mark(1));
  expect(await tickets.all(database)).toHaveLength(1);
});

test("a stranger's box is not filled: after three messages in a day an address gets no more receipts", async () => {
  for (let byte = 1; byte <= 5; byte++) {
    await openTicket(
      database,
      { ...QUESTION, email: byte % 2 ? "Mies@example.org" : "mies@example.org" },
      mark(byte),
    );
  }
  const tasks = (await jobs.all(database)).map(({ task }) => task);
  expect(tasks.filter((task) => task === "send-ticket-receipt")).toHaveLength(3);
  expect(tasks.filter((task) => task === "send-ticket-notice")).toHaveLength(5);
});

test("messages are forgotten twelve months after the last word of either side, or after they came when nobody answered", async () => {
  await openTicket(database, QUESTION, mark(1));
  await openTicket(database, { ...QUESTION, name: "answered", email: "kept@example.org" }, mark(2));
  expect(await forgetOldTickets(database)).toBe(0);
  await age.run(database);
  expect(await forgetOldTickets(database)).toBe(1);
  expect((await tickets.all(database)).map(({ email }) => email)).toEqual(["kept@example.org"]);
});

test("spent captchas are forgotten when they are too old to be handed in again", async () => {
  await openTicket(database, QUESTION, mark(1));
  expect(await forgetSpentCaptchas(database)).toBe(0);
  await ageCaptchas.run(database);
  expect(await forgetSpentCaptchas(database)).toBe(1);
});

test.each([
  { email: "mies@example.org\r\nBcc: all@example.org" },
  { email: "mies@example.org, all@example.org" },
  { message: "x".repeat(4001) },
  { about: "//elsewhere.example" },
])("the table itself refuses %j", async (wrong) => {
  const row = { email: "mies@example.org", message: "x", about: "/", ...wrong };
  await expect(addTicket.run(database, row)).rejects.toThrow(/check/);
});
