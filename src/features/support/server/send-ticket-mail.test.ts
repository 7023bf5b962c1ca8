import { expect, test } from "vitest";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { type Locale, LOCALES } from "#platform/i18n/locales.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { QUESTION } from "../question.test-support.ts";
import { openTicket } from "./open-ticket.ts";
import { sendTicketNotice } from "./send-ticket-notice.ts";
import { sendTicketReceipt } from "./send-ticket-receipt.ts";

const database = testDatabase();

function office(contactEmail: string | undefined) {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  return { mails, post: { mailer, siteName: "Highstreet", contactEmail, bases: EXAMPLE_BASES } };
}

const FIRST_WORDS: Record<Locale, string> = {
  nl: "Bedankt",
  en: "Thank you",
  de: "Danke",
  es: "Gracias",
  fr: "Merci",
  it: "Grazie",
  pl: "Dziękujemy",
  pt: "Agradecemos",
  cz: "Děkujeme",
};

const opened = () =>
  openTicket(database, { ...QUESTION, name: "Buy now" }, { captcha: new Uint8Array(32).fill(7) });

test("the receipt goes to the writer and repeats nothing of what was typed", async () => {
  const { mails, post } = office(undefined);
  const ticketId = await opened();
  await sendTicketReceipt(database, { ticketId }, post);
  const [mail] = mails;
  expect(mail).toMatchObject({ id: `ticket-${ticketId}-receipt`, to: "mies@example.org" });
  expect(mail?.text).toContain(String(ticketId));
  // It greets, and says at the end who writes and where they are found.
  expect(mail?.text).toMatch(/^Hallo,\n\n/);
  expect(mail?.text).toMatch(
    /\n\nDe mensen achter Highstreet\nhttps:\/\/highstreet\.example\/\n\n-- \nDeze brief gaat over één ding/,
  );
  expect(JSON.stringify(mail)).not.toMatch(/Buy now|hours of this shop|de-reiger/);
});

test.each(LOCALES)("the receipt is in the language of the writer: %s", async (locale) => {
  const { mails, post } = office(undefined);
  const ticketId = await openTicket(
    database,
    { ...QUESTION, locale },
    { captcha: new Uint8Array(32).fill(LOCALES.indexOf(locale)) },
  );
  await sendTicketReceipt(database, { ticketId }, post);
  const said = FIRST_WORDS[locale];
  expect(mails[0]?.text).toMatch(new RegExp(`^${said}.*Highstreet.*${ticketId}`, "m"));
  expect(JSON.stringify(mails)).not.toMatch(/\{siteName|\{number/);
});

test("the notice has all of it, and an answer to it goes to the writer", async () => {
  const { mails, post } = office("desk@example.org");
  const ticketId = await opened();
  await sendTicketNotice(database, { ticketId }, post);
  expect(mails).toMatchObject([
    { to: "desk@example.org", replyTo: { name: "Buy now", address: "mies@example.org" } },
  ]);
  expect(mails[0]?.text).toContain("About: /coffeeshop/de-reiger");
  expect(mails[0]?.text).toContain(QUESTION.message);
});

test("without anybody to tell, and for a ticket that is gone, nothing is sent", async () => {
  const { mails, post } = office(undefined);
  await sendTicketNotice(database, { ticketId: await opened() }, post);
  await sendTicketNotice(database, { ticketId: 999_999 }, { ...post, contactEmail: "desk@example.org" });
  await sendTicketReceipt(database, { ticketId: 999_999 }, post);
  expect(mails).toEqual([]);
});
