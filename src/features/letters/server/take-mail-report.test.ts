import { beforeEach, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { reportedAddresses } from "../reported-addresses.ts";
import { lettersOf } from "./letters-of.ts";
import { addAddress } from "./letters.test-support.ts";
import { saveLetterSettings } from "./save-letter-settings.ts";
import { takeMailReport } from "./take-mail-report.ts";

const database = testDatabase();

let noor: Member;

beforeEach(async () => {
  noor = await addMember(database, { name: "Noor" });
  await addAddress(database, noor, "Noor@example.org");
  await saveLetterSettings(database, noor, { classes: ["answers"], digest: "weekly" });
});

/** As a mail server answers a letter that it could not deliver. */
const bounce = (status: string, action = "failed") =>
  [
    "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.org",
    "",
    "Final-Recipient: rfc822; noor@example.org",
    `Action: ${action}`,
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 no such user <other@example.org>",
    "",
    "--b--",
  ].join("\r\n");

const complaint = (kind: string) =>
  `Content-Type: message/feedback-report\r\n\r\nFeedback-Type: ${kind}\r\nVersion: 1\r\nOriginal-Rcpt-To: <noor@example.org>\r\n\r\nFrom: site@example.org\r\nTo: noor@example.org\r\n`;

test.each([
  ["a list", " noor@example.org \nno address\nNOOR@example.org\n", ["noor@example.org"]],
  ["a message of a box that is not there", bounce("5.1.1"), ["noor@example.org"]],
  ["one of a full box", bounce("5.2.2"), []],
  ["one of a delay", bounce("5.1.1", "delayed"), []],
])("bounces are read from %s", (_, text, addresses) => {
  expect(reportedAddresses(text, "bounced")).toEqual(addresses);
});

test.each([
  ["abuse", ["noor@example.org"]],
  ["not-spam", []],
])("a complaint of %s is read", (kind, addresses) => {
  expect(reportedAddresses(complaint(kind), "complained")).toEqual(addresses);
});

test("an address that bounced gets nothing, and what its owner chose stays", async () => {
  const addresses = ["noor@example.org", "nobody@example.org"];
  expect(await takeMailReport(database, { addresses, report: "bounced" })).toBe(1);
  expect(await lettersOf(database, noor)).toMatchObject({
    address: "unreachable",
    settings: { classes: ["answers"], digest: "weekly" },
  });
});

test("who complained gets no letters any more", async () => {
  expect(await takeMailReport(database, { addresses: ["noor@example.org"], report: "complained" })).toBe(1);
  expect(await lettersOf(database, noor)).toMatchObject({
    address: "confirmed",
    settings: { classes: [], digest: "none" },
  });
});
