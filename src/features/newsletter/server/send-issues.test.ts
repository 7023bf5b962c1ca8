import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { sharesOf } from "../issue.ts";
import { issueReaders } from "./issue-readers.ts";
import { addAdmin, addReader, LETTER, NOW, sendAll, take, write } from "./issues.test-support.ts";
import { issueToEdit } from "./issues-to-edit.ts";
import { unsubscribe } from "./letters.test-support.ts";
import { forgetOldDeliveries } from "./send-issues.ts";

const database = testDatabase();

const stands = async (admin: Member, id: number, on: Database = database) => {
  const { state, progress } = (await issueToEdit(on, admin, { id }))?.shown ?? {};
  return { state, ...progress };
};

const erase = statement("erase-reader-in-test", (db, p: Params<{ accountId: number }>) =>
  db.deleteFrom("account").where("id", "=", p.accountId),
);

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test("each confirmed subscriber gets it once, in their language, and nobody else", async () => {
  const admin = await addAdmin(database);
  await addReader(database, "nl");
  await addReader(database, "en");
  await addReader(database, "de");
  await addReader(database, "nl", { isConfirmed: false });
  await addReader(database, "nl", { isSample: true });
  const { id } = await write(database, admin);
  await take(database, admin, id, "send");
  const mails = await sendAll(database);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(["News", "Nieuws"]);
  expect(await sendAll(database)).toEqual([]);
  expect(await stands(admin, id)).toEqual({ state: "sent", waiting: 0, sent: 2, failed: 0, left: 0 });
});

test("a letter has no pictures, whole addresses, and the way to end all letters in its head and its text", async () => {
  const admin = await addAdmin(database);
  await addReader(database, "en");
  const body = { en: 'Read [more](/map) <img src="https://a.example/x.png"> & **less**', source: "en" };
  const { id } = await write(database, admin, { subject: { en: "<b>", source: "en" }, body });
  await take(database, admin, id, "send");
  const [mail] = await sendAll(database);
  expect(mail?.html).toContain('<a href="https://example.org/en/map">more</a>');
  expect(mail?.html).toContain("&amp; <strong>less</strong>");
  expect(mail?.html).toContain("<title>&lt;b&gt;</title>");
  expect(mail?.html).not.toContain("<img");
  expect(mail?.text).toContain("Read more (https://example.org/en/map)");
  expect(mail?.unsubscribe).toMatch(/^https:\/\/example.org\/api\/newsletterunsubscribe\?token=/);
  expect(mail?.text).toContain(mail?.unsubscribe);
  expect(mail?.html).toContain((mail?.unsubscribe ?? "x").replaceAll("&", "&amp;"));
});

test("whoever reads a language that is missing gets the English one where that is wished, as the page said before", async () => {
  const admin = await addAdmin(database);
  for (const locale of ["nl", "en", "de", "cz"] as const) await addReader(database, locale);
  const { id, values } = await write(database, admin, { sendsEnglish: true });
  const told = sharesOf(values, await issueReaders(database, { isSample: false }));
  expect(told).toEqual({
    shares: [
      { locale: "nl", count: 1 },
      { locale: "en", count: 3 },
    ],
    total: 4,
    none: 0,
  });
  await take(database, admin, id, "send");
  expect((await sendAll(database)).map(({ subject }) => subject).toSorted()).toEqual([
    "News",
    "News",
    "News",
    "Nieuws",
  ]);
});

test("who is erased while it waits for them is forgotten", async () => {
  const admin = await addAdmin(database);
  const { accountId } = await addReader(database, "nl");
  await addReader(database, "nl");
  const { id } = await write(database, admin);
  await take(database, admin, id, "send");
  await erase.run(database, { accountId });
  expect(await sendAll(database)).toHaveLength(1);
  expect(await stands(admin, id)).toMatchObject({ sent: 1, left: 0, failed: 0, waiting: 0 });
});

test("who unsubscribes while it waits for them counts as gone", async () => {
  const admin = await addAdmin(database);
  await addReader(database, "nl");
  const before = await write(database, admin);
  await take(database, admin, before.id, "send");
  const [mail] = await sendAll(database);
  const { id } = await write(database, admin);
  await take(database, admin, id, "send");
  await unsubscribe(database, new URL(mail?.unsubscribe ?? "").searchParams.get("token") ?? "");
  expect(await sendAll(database)).toEqual([]);
  expect(await stands(admin, id)).toEqual({ state: "sent", waiting: 0, sent: 0, failed: 0, left: 1 });
});

test("one that is stopped sends nothing until it goes on", async () => {
  const admin = await addAdmin(database);
  await addReader(database, "nl");
  const { id } = await write(database, admin);
  await take(database, admin, id, "send");
  await take(database, admin, id, "stop");
  expect(await sendAll(database)).toEqual([]);
  expect(await stands(admin, id)).toMatchObject({ state: "stopped", waiting: 1 });
  await take(database, admin, id, "goOn");
  expect(await sendAll(database)).toHaveLength(1);
});

test("a server that takes none now is asked again later, and one address that it never takes counts as failed", async () => {
  const admin = await addAdmin(database);
  await addReader(database, "nl");
  await addReader(database, "nl");
  const { id } = await write(database, admin);
  await take(database, admin, id, "send");
  const fail = async () => Promise.reject(new Error("mail was not sent (ETIMEDOUT)"));
  expect(await sendAll(database, fail)).toEqual([]);
  expect(await sendAll(database)).toEqual([]);
  expect(await stands(admin, id)).toMatchObject({ state: "sending", waiting: 2 });
  expect(await sendAll(database, async () => "refused", { now: minutesLater(4) })).toHaveLength(2);
  expect(await stands(admin, id)).toMatchObject({ state: "sent", failed: 2, sent: 0 });
});

test("what a killed process was at is not sent a second time", async () => {
  const admin = await addAdmin(database);
  await addReader(database, "nl");
  await addReader(database, "nl");
  const { id } = await write(database, admin);
  await take(database, admin, id, "send");
  const killed = new AbortController();
  const die = async () => {
    killed.abort();
    throw new Error("mail was not sent (the process ends)");
  };
  await expect(sendAll(database, die, { signal: killed.signal })).rejects.toThrow("the process ends");
  expect(await sendAll(database)).toHaveLength(1);
  expect(await stands(admin, id)).toMatchObject({ state: "sending", waiting: 1, sent: 1 });
  expect(await sendAll(database, undefined, { now: minutesLater(6) })).toEqual([]);
  expect(await stands(admin, id)).toMatchObject({ state: "sent", sent: 1, failed: 1 });
});

const takeAll = statement(
  "take-all-deliveries-in-test",
  (_, p: Params<{ id: number; now: Date }>) => sql`
    update newsletter_delivery set state = 'sending', tries = 1, moved_at = ${p.now}::timestamptz
    where issue_id = ${p.id}`,
);

test("a letter that another process takes in this moment is left to that one", async () => {
  const fresh = await freshDatabase();
  const admin = await addAdmin(fresh);
  await addReader(fresh, "nl");
  const { id } = await write(fresh, admin);
  await take(fresh, admin, id, "send");
  await fresh.transaction(async (tx) => {
    await takeAll.run(tx, { id, now: NOW });
    expect(await sendAll(fresh)).toEqual([]);
  });
  expect(await sendAll(fresh)).toEqual([]);
});

test("however often it is pressed, begun, stopped and sent at once, nobody gets it twice", async () => {
  const fresh = await freshDatabase();
  const admin = await addAdmin(fresh);
  const readers = [];
  for (let count = 0; count < 12; count += 1) readers.push(await addReader(fresh, "nl"));
  const press = fc.constantFrom("send", "stop", "goOn", "work", "work", "work");
  await fc.assert(
    fc.asyncProperty(fc.array(press, { minLength: 4, maxLength: 12 }), async (presses) => {
      const { id } = await write(fresh, admin);
      const got: string[] = [];
      const work = async () => {
        got.push(...(await sendAll(fresh)).map(({ id: letter }) => letter));
      };
      await Promise.allSettled(
        presses.map((one) => (one === "work" ? work() : take(fresh, admin, id, one as "send"))),
      );
      // To its end, whatever state it was left in.
      await Promise.allSettled([take(fresh, admin, id, "send"), take(fresh, admin, id, "goOn")]);
      await Promise.all([work(), work()]);
      const own = got.filter((letter) => letter.startsWith(`newsletter-issue-${id}-`));
      expect(new Set(own).size).toBe(own.length);
      expect(own).toHaveLength(readers.length);
      expect(await stands(admin, id, fresh)).toMatchObject({ state: "sent", sent: readers.length });
    }),
    { numRuns: 8 },
  );
});

test("a month later only how many got it is kept", async () => {
  const admin = await addAdmin(database);
  await addReader(database, "nl");
  const { id } = await write(database, admin);
  await take(database, admin, id, "send");
  await sendAll(database);
  expect(await forgetOldDeliveries(database, { now: minutesLater(29 * 24 * 60) })).toBe(0);
  expect(await forgetOldDeliveries(database, { now: minutesLater(31 * 24 * 60) })).toBe(1);
  expect(await stands(admin, id)).toEqual({ state: "sent", waiting: 0, sent: 1, failed: 0, left: 0 });
});

test("an issue that nobody would get is not begun", async () => {
  const admin = await addAdmin(database);
  await addReader(database, "de");
  const { id } = await write(database, admin, LETTER);
  await expect(take(database, admin, id, "send")).rejects.toMatchObject({ kind: "conflict" });
});
