import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openMailer } from "./open-mailer.ts";
import { headOf, startMailServer } from "./mail-server.test-support.ts";

const LETTER = { id: "ticket-12-receipt", to: "mies@example.org", subject: "Čau ✓", text: "Ahoj" };
const SETTINGS = {
  SMTP_URL: undefined,
  MAIL_FROM: "site@example.org",
  CONTACT_EMAIL: undefined,
  SITE_NAME: "High, street <x@y.example>",
  SITE_URL: "https://www.example.org",
  DATA_DIR: "",
};

/** A log in memory. */
function heard() {
  const lines: string[] = [];
  return { lines, log: pino({ level: "info" }, { write: (line) => void lines.push(line) }) };
}

test("without a server letters are whole files, the same one for the same letter, and the log has no address", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mail-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { lines, log } = heard();
  const mailer = openMailer({ ...SETTINGS, DATA_DIR: folder }, log);
  await mailer.send(LETTER);
  await mailer.send(LETTER);
  expect(await readdir(join(folder, "mail"))).toEqual(["ticket-12-receipt.eml"]);
  const file = await readFile(join(folder, "mail", "ticket-12-receipt.eml"), "utf8");
  expect(file).toContain("To: mies@example.org");
  expect(file).toContain('From: "High, street <x@y.example>" <site@example.org>');
  expect(file).toContain("Message-ID: <ticket-12-receipt@www.example.org>");
  expect(lines.join("")).toContain("ticket-12-receipt.eml");
  expect(lines.join("")).not.toContain("mies@");
});

test("with a server letters are sent to it, once as plain text and once as HTML of the same", async () => {
  const { mails, url } = await startMailServer();
  const mailer = openMailer({ ...SETTINGS, SMTP_URL: url }, heard().log);
  expect(mailer.news()).toEqual({ isOn: true, sentAt: null, failedAt: null });
  await mailer.send({ ...LETTER, html: "<p>Ahoj</p>" });
  expect(mails).toMatchObject([
    {
      to: [{ address: "mies@example.org" }],
      from: { name: "High, street <x@y.example>", address: "site@example.org" },
      subject: "Čau ✓",
      text: "Ahoj\n",
      html: "<p>Ahoj</p>\n",
      messageId: "<ticket-12-receipt@www.example.org>",
    },
  ]);
  expect(headOf(mails[0], "auto-submitted")).toBe("auto-generated");
  expect(mailer.news()).toEqual({ isOn: true, sentAt: expect.any(Date), failedAt: null });
});

test("a mail that can be ended by one click says so in its head", async () => {
  const { mails, url } = await startMailServer();
  const unsubscribe = `https://www.example.org/api/newsletterunsubscribe?token=12.${"a".repeat(43)}`;
  await openMailer({ ...SETTINGS, SMTP_URL: url }, heard().log).send({ ...LETTER, unsubscribe });
  expect(headOf(mails[0], "list-unsubscribe")).toBe(`<${unsubscribe}>`);
  expect(headOf(mails[0], "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

test("a server that is busy is tried again, and its words are not repeated", async () => {
  const { url } = await startMailServer(() => ({ code: 450, words: "<mies@example.org> later" }));
  const sent = openMailer({ ...SETTINGS, SMTP_URL: url }, heard().log).send(LETTER);
  await expect(sent).rejects.toThrow(/^mail was not sent \(EENVELOPE 450\)$/);
});

test.each([
  [550, "no such user <mies@example.org>", "noSuchBox"],
  [550, "5.1.1 <mies@example.org> unknown", "noSuchBox"],
  [550, "5.7.1 <mies@example.org> we take nothing from you", "refused"],
  [552, "5.2.2 <mies@example.org> is full", "refused"],
] as const)(
  "an answer of %i %s gives a letter up as %s, without naming the address",
  async (code, words, as) => {
    const { url } = await startMailServer(() => ({ code, words }));
    const { lines, log } = heard();
    const mailer = openMailer({ ...SETTINGS, SMTP_URL: url }, log);
    expect(await mailer.send(LETTER)).toBe(as);
    expect(mailer.news()).toMatchObject({ sentAt: null, failedAt: expect.any(Date) });
    expect(lines.join("")).toContain(`ticket-12-receipt was refused: mail was not sent (EENVELOPE ${code})`);
    expect(lines.join("")).not.toContain("mies@");
  },
);

test("a server that hangs is not waited for when the process ends, and the letter is not lost", async () => {
  const { url } = await startMailServer(() => "silence");
  const ending = new AbortController();
  const sent = openMailer({ ...SETTINGS, SMTP_URL: url }, heard().log).send(LETTER, ending.signal);
  ending.abort();
  await expect(sent).rejects.toThrow("mail was not sent (the process ends)");
});
