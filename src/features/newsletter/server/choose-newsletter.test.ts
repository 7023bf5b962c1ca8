import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { editProfile } from "#features/accounts/server/edit-profile.ts";
import { ownUser } from "#features/accounts/server/own-user.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { openMailer } from "#platform/mail/open-mailer.ts";
import { headOf, startMailServer } from "#platform/mail/mail-server.test-support.ts";
import { runTasks } from "#platform/tasks/run-tasks.ts";
import type { Database } from "#platform/database/database.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";
import { confirmAddress } from "./confirm-address.ts";
import { forgetOldLetters } from "./forget-old-letters.ts";
import { ageLetters, keptAddresses, sentLetters, tokenIn, unsubscribe } from "./letters.test-support.ts";
import { SEND_NEWSLETTER_LETTER, sendNewsletterLetter } from "./send-newsletter-letter.ts";

const database = testDatabase();

const want = (member: Member, email = "", on: Database = database) =>
  chooseNewsletter(on, member, { email, isWanted: true });
const unwant = (member: Member) => chooseNewsletter(database, member, { email: "", isWanted: false });
const OLD = { kind: "invalid", errors: [{ msg: "Is used or too old", param: "token" }] };

async function confirmed(member: Member, email = "sam@example.org") {
  await want(member, email);
  const [mail] = await sentLetters(database);
  await confirmAddress(database, { token: tokenIn(mail) });
}

test("an address counts once its reader has said yes, and the person is told so once", async () => {
  const sam = await addMember(database);
  const seen = async () => {
    const { hasEmail, wantsNewsletter, isNewlyVerified } = await ownUser(database, sam);
    return { hasEmail, wantsNewsletter, isNewlyVerified };
  };
  await want(sam, "Sam@Example.org");
  expect(await seen()).toEqual({ hasEmail: false, wantsNewsletter: true, isNewlyVerified: false });
  const [mail, ...more] = await sentLetters(database);
  expect([mail?.to, more]).toEqual(["Sam@Example.org", []]);
  await confirmAddress(database, { token: tokenIn(mail) });
  expect(await seen()).toEqual({ hasEmail: true, wantsNewsletter: true, isNewlyVerified: true });
  await editProfile(database, sam, { changes: { isNewlyVerified: false } });
  expect(await seen()).toEqual({ hasEmail: true, wantsNewsletter: true, isNewlyVerified: false });
});

test("a link counts once", async () => {
  const sam = await addMember(database);
  await want(sam, "sam@example.org");
  const [mail] = await sentLetters(database);
  await confirmAddress(database, { token: tokenIn(mail) });
  for (const token of [tokenIn(mail), "x", ""])
    await expect(confirmAddress(database, { token })).rejects.toMatchObject(OLD);
});

test("of many who open one link at once, one counts", async () => {
  const fresh = await freshDatabase();
  const sam = await addMember(fresh);
  await want(sam, "sam@example.org", fresh);
  const [mail] = await sentLetters(fresh);
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => confirmAddress(fresh, { token: tokenIn(mail) })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a link counts for seven days; then the address is forgotten", async () => {
  const sam = await addMember(database);
  await want(sam, "sam@example.org");
  const [mail] = await sentLetters(database);
  await ageLetters(database, 7 * 24 - 1);
  expect(await forgetOldLetters(database)).toBe(0);
  await ageLetters(database, 2);
  await expect(confirmAddress(database, { token: tokenIn(mail) })).rejects.toMatchObject(OLD);
  expect(await forgetOldLetters(database)).toBe(2);
  expect(await keptAddresses(database)).toEqual([]);
});

test("a confirmed address stays when its letter is forgotten", async () => {
  await confirmed(await addMember(database));
  await ageLetters(database, 8 * 24);
  expect(await forgetOldLetters(database)).toBe(1);
  expect(await keptAddresses(database)).toHaveLength(1);
});

test("the letter to an address that was replaced confirms nothing", async () => {
  const sam = await addMember(database);
  await want(sam, "old@example.org");
  const [old] = await sentLetters(database);
  await want(sam, "new@example.org");
  const [mail] = await sentLetters(database);
  expect([old?.to, mail?.to]).toEqual(["old@example.org", "new@example.org"]);
  await expect(confirmAddress(database, { token: tokenIn(old) })).rejects.toMatchObject(OLD);
  await confirmAddress(database, { token: tokenIn(mail) });
  expect(await keptAddresses(database)).toEqual([
    { email: "new@example.org", isWanted: true, isConfirmed: true },
  ]);
});

test("an address that is replaced before its letter went gets none", async () => {
  const sam = await addMember(database);
  for (const email of ["old@example.org", "new@example.org"]) await want(sam, email);
  expect((await sentLetters(database)).map(({ to }) => to)).toEqual(["new@example.org"]);
});

test("who asks again in the moment of confirming stays confirmed, or is asked again", async () => {
  const fresh = await freshDatabase();
  for (let round = 0; round < 5; round += 1) {
    const sam = await addMember(fresh);
    await want(sam, `sam${round}@example.org`, fresh);
    const token = tokenIn((await sentLetters(fresh))[0]);
    await Promise.all([want(sam, "", fresh), confirmAddress(fresh, { token })]);
    expect(await ownUser(fresh, sam)).toMatchObject({ hasEmail: true });
  }
});

test("another address has to be confirmed anew", async () => {
  const sam = await addMember(database);
  await confirmed(sam);
  await want(sam, "other@example.org");
  expect(await ownUser(database, sam)).toMatchObject({ hasEmail: false });
  expect(await sentLetters(database)).toHaveLength(1);
});

test("who wants no letters gets none, and may want them again without another letter", async () => {
  const sam = await addMember(database);
  await confirmed(sam);
  await unwant(sam);
  await unwant(sam);
  expect(await ownUser(database, sam)).toMatchObject({ hasEmail: true, wantsNewsletter: false });
  for (const email of ["", "SAM@example.org"]) await want(sam, email);
  expect(await ownUser(database, sam)).toMatchObject({ hasEmail: true, wantsNewsletter: true });
  expect(await sentLetters(database)).toEqual([]);
});

test("an address that was not confirmed goes with the wish, and so does its letter", async () => {
  const sam = await addMember(database);
  await want(sam, "sam@example.org");
  await unwant(sam);
  expect([await keptAddresses(database), await sentLetters(database)]).toEqual([[], []]);
  await unwant(await addMember(database));
});

test("without an address and with none known, it asks for one in the words of the specification", async () => {
  const sam = await addMember(database);
  await expect(want(sam)).rejects.toMatchObject({
    errors: [{ msg: "Please enter your email address", param: "newsletterEmail" }],
  });
  await want(sam, "sam@example.org");
  await want(sam);
  expect((await sentLetters(database)).map(({ to }) => to)).toEqual(["sam@example.org", "sam@example.org"]);
});

test("at most three letters a day go to an account, and to an address of whomever", async () => {
  const people = [await addMember(database), await addMember(database)] as const;
  for (let n = 0; n < 5; n += 1) await want(people[0], `sam${n}@example.org`);
  expect(await sentLetters(database)).toEqual([]);
  await unwant(people[0]);
  await ageLetters(database, 25);
  for (const person of people)
    for (const email of ["x@example.org", "X@example.org"]) await want(person, email);
  expect(await sentLetters(database)).toHaveLength(3);
  await ageLetters(database, 25);
  await want(people[1]);
  expect(await sentLetters(database)).toHaveLength(1);
});

test("asked for many times at once, an account gets three letters", async () => {
  const fresh = await freshDatabase();
  const sam = await addMember(fresh);
  await Promise.all(Array.from({ length: 9 }, () => want(sam, "sam@example.org", fresh)));
  expect(await sentLetters(fresh)).toHaveLength(3);
});

test("the head of a letter ends it without a session, as often as one likes, and nobody else's", async () => {
  const [sam, noor] = [await addMember(database), await addMember(database)];
  await confirmed(noor, "noor@example.org");
  await want(sam, "sam@example.org");
  const [mail] = await sentLetters(database);
  await confirmAddress(database, { token: tokenIn(mail) });
  const token = new URL(mail?.unsubscribe ?? "").searchParams.get("token") ?? "";
  const forged = token.replace(/^\d+/, String(noor.accountId));
  for (const wrong of [forged, `${token}x`, token.slice(0, -1), "1", "x.y", ""])
    await unsubscribe(database, wrong);
  expect((await keptAddresses(database)).map(({ isWanted }) => isWanted)).toEqual([true, true]);
  for (let again = 0; again < 2; again += 1) await unsubscribe(database, token);
  expect((await ownUser(database, sam)).wantsNewsletter).toBe(false);
  expect((await ownUser(database, noor)).wantsNewsletter).toBe(true);
});

test("a letter is in the language of the account, has a link to its pages, and repeats nothing of what was typed", async () => {
  const sam = await addMember(database, { name: "Buy Now" });
  await editProfile(database, sam, { changes: { locale: "pl" } });
  await want(sam, "sam@example.org");
  const [mail] = await sentLetters(database);
  expect(mail?.text).toMatch(/https:\/\/example\.org\/pl\/newsletter#confirm=[\w-]{43}\n/);
  expect(mail?.unsubscribe).toMatch(
    /^https:\/\/example\.org\/api\/newsletterunsubscribe\?token=\d+\.[\w-]{43}&lang=[a-z]{2}$/,
  );
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{siteName|Buy Now|sam@/);
});

test("no letter goes to somebody who leaves, nor for one that is gone", async () => {
  const sam = await addMember(database);
  await want(sam, "sam@example.org");
  await leave(database, sam);
  expect(await sentLetters(database)).toEqual([]);
  const bases = Object.fromEntries(LOCALES.map((locale) => [locale, "x:"])) as never;
  const mailer = { send: () => Promise.reject(new Error("Nothing to send")) };
  await sendNewsletterLetter(database, { letterId: 987_654 }, { mailer, siteName: "x", bases });
});

test("neither the database nor its tasks hold a token", async () => {
  const sam = await addMember(database);
  await want(sam, "sam@example.org");
  const { rows } = await database.execute<{ all: string }>({
    name: undefined,
    text: `select coalesce((select string_agg(letter::text, '') from newsletter_letter as letter), '')
      || (select string_agg(job::text, '') from graphile_worker._private_jobs as job) as "all"`,
    values: [],
    isRead: true,
  });
  const token = tokenIn((await sentLetters(database))[0]);
  expect(token).toHaveLength(43);
  expect(rows[0]?.all).not.toContain(token);
});

test("by a real server, from the wish to the confirmation", async () => {
  const fresh = await freshDatabase();
  const { mails, url } = await startMailServer();
  const log = pino({ level: "silent" });
  const settings = { SMTP_URL: url, MAIL_FROM: "site@example.org", CONTACT_EMAIL: undefined };
  const mailer = openMailer(
    { ...settings, SITE_NAME: "Highstreet", SITE_URL: "https://example.org", DATA_DIR: "" },
    log,
  );
  const bases = Object.fromEntries(LOCALES.map((locale) => [locale, "https://example.org"])) as never;
  const task = (payload: unknown) =>
    sendNewsletterLetter(fresh, payload, { mailer, siteName: "Highstreet", bases });
  const running = await runTasks(fresh, { tasks: { [SEND_NEWSLETTER_LETTER]: task }, crontab: "", log });
  onTestFinished(() => running.stop());
  const sam = await addMember(fresh);
  await want(sam, "sam@example.org", fresh);
  await expect.poll(() => mails.length).toBe(1);
  const [mail] = mails;
  expect(mail?.to).toMatchObject([{ address: "sam@example.org" }]);
  expect(headOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  await confirmAddress(fresh, { token: tokenIn({ text: mail?.text ?? "" }) });
  expect(await ownUser(fresh, sam)).toMatchObject({ hasEmail: true });
});
