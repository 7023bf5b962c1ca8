import { beforeEach, expect, test } from "vitest";
import type { Admin } from "#features/accounts/server/members.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { testWorld } from "#tests/support/database.ts";
import { decideReview } from "./decide-review.ts";
import { sendReportOutcome, sendReportReceipt } from "./report-letters.ts";
import { report, settleSmallCase } from "./small-case.test-support.ts";

let ada: Admin;
let reviewId: number;
let reportId: number;
const database = testWorld(async (database) => {
  ({ ada, reviewId } = await settleSmallCase(database));
  reportId = await report(database, null, { id: reviewId, text: "Buy now", email: "mies@example.org" });
});

let mails: Mail[];
beforeEach(() => {
  mails = [];
});

const post = () => ({
  mailer: { send: async (mail: Mail) => void mails.push(mail) },
  siteName: "Highstreet",
  bases: EXAMPLE_BASES,
});

test("the receipt goes to whoever reported, and repeats nothing of what was typed", async () => {
  await sendReportReceipt(database, { reportId }, post());
  expect(mails).toMatchObject([{ id: `report-${reportId}-receipt`, to: "mies@example.org" }]);
  expect(mails[0]?.text).toContain(String(reportId));
  expect(JSON.stringify(mails)).not.toMatch(/Buy now|\{siteName|\{number/);
});

test.each([
  [{ approve: true }, "it stays"],
  [
    { approve: false, reason: "fake", explanation: "Nobody of that name works there." },
    "it has been removed",
  ],
] as const)("the outcome of %j says what was decided, and where to read it", async (decision, words) => {
  await decideReview(database, ada, { reviewId, ...decision });
  await sendReportOutcome(database, { reportId }, post());
  expect(mails).toMatchObject([{ id: `report-${reportId}-outcome`, to: "mies@example.org" }]);
  expect(mails[0]?.text).toContain(words);
  expect(mails[0]?.text).toMatch(/https:\/\/highstreet\.example\/en\/moderation\/\d+/);
  // Neither the author, nor the facts that are for the author alone.
  expect(mails[0]?.text).not.toMatch(/Sam|works there/);
});

test("nothing is sent before a decision, nor without an address, nor of a report that is gone", async () => {
  await sendReportOutcome(database, { reportId }, post());
  const quiet = await report(database, null, { id: reviewId });
  for (const id of [quiet, 987_654]) {
    await sendReportReceipt(database, { reportId: id }, post());
    await sendReportOutcome(database, { reportId: id }, post());
  }
  expect(mails).toEqual([]);
});
