import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openMailer } from "./open-mailer.ts";

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

/** A mail server that answers every word of a kind with a line of ours. */
async function smtpServer(answers: Record<string, string>) {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 ready\r\n");
    socket.on("data", (bytes) => {
      for (const line of bytes.toString().split("\r\n").filter(Boolean)) {
        said.push(line);
        const word = line.split(/[ :]/)[0] ?? "";
        if (answers[word]) socket.write(`${answers[word]}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { said, url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}` };
}

const POLITE = {
  EHLO: "250 hello",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  ".": "250 kept",
  QUIT: "221 bye",
};

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

test("with a server letters are sent to it", async () => {
  const { said, url } = await smtpServer(POLITE);
  await openMailer({ ...SETTINGS, SMTP_URL: url }, heard().log).send(LETTER);
  expect(said).toContain("RCPT TO:<mies@example.org>");
});

test("a server that is busy is tried again, and its words are not repeated", async () => {
  const { url } = await smtpServer({ ...POLITE, RCPT: "450 <mies@example.org> later" });
  const sent = openMailer({ ...SETTINGS, SMTP_URL: url }, heard().log).send(LETTER);
  await expect(sent).rejects.toThrow(/^mail was not sent \(EENVELOPE 450\)$/);
});

test("an address that does not exist is given up, without naming it", async () => {
  const { url } = await smtpServer({ ...POLITE, RCPT: "550 <mies@example.org> unknown" });
  const { lines, log } = heard();
  await openMailer({ ...SETTINGS, SMTP_URL: url }, log).send(LETTER);
  expect(lines.join("")).toContain("ticket-12-receipt was refused: mail was not sent (EENVELOPE 550)");
  expect(lines.join("")).not.toContain("mies@");
});

test("a server that hangs is not waited for when the process ends, and the letter is not lost", async () => {
  const { url } = await smtpServer({ ...POLITE, RCPT: "" });
  const ending = new AbortController();
  const sent = openMailer({ ...SETTINGS, SMTP_URL: url }, heard().log).send(LETTER, ending.signal);
  ending.abort();
  await expect(sent).rejects.toThrow("mail was not sent (the process ends)");
});
