import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { editReview } from "#features/reviews/server/edit-review.ts";
import {
  addTrusted,
  saidOf,
  settleReviewed,
  write,
} from "#features/reviews/server/small-reviews.test-support.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { eraseAccount } from "#features/leaving/server/erase-account.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { decideReview } from "./decide-review.ts";
import { reportedReviews } from "./queued-reviews.ts";
import { sendReportOutcome } from "./report-letters.ts";
import { addAdmin, logged, report, reviewState, settleSmallCase } from "./small-case.test-support.ts";
import { takeReviewBack } from "./take-review-back.ts";
import { toDoCounts } from "./to-do-counts.ts";

const letReviewsStand = statement(
  "let-reviews-stand-in-test",
  (_, p: Params<{ accountId: number; keepsReviews: boolean }>) =>
    sql`update account set keeps_reviews = ${p.keepsReviews}::boolean where id = ${p.accountId}`,
);

let sam: Member;
let ada: Admin;
let noor: Member;
let reviewId: number;
const database = testWorld(async (database) => {
  ({ sam, ada, reviewId } = await settleSmallCase(database));
  noor = await addMember(database, { name: "Noor" });
});

async function heard(who: Member): Promise<unknown[]> {
  const notices = await notificationsOf(database, who);
  return notices.map(({ type, outcome, redirect }) => [type, outcome, redirect]);
}

test("whoever reported what its author takes back hears so, and nobody has anything to decide", async () => {
  await report(database, noor, { id: reviewId });
  const number = await report(database, null, { id: reviewId, email: "mies@example.org" });
  expect((await toDoCounts(database)).reportedReviews).toBe(1);
  for (const _ of [1, 2]) await takeReviewBack(database, sam, { reviewId });
  expect(await reviewState(database, reviewId)).toBe("withdrawn");
  expect(await heard(noor)).toEqual([["reportDecided", "withdrawn", "/coffeeshop/andersom"]]);
  expect(await heard(sam)).toEqual([]);
  expect((await toDoCounts(database)).reportedReviews).toBe(0);
  expect(await logged(database)).toEqual([]);
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  await sendReportOutcome(
    database,
    { reportId: number },
    { mailer, siteName: "Highstreet", bases: EXAMPLE_BASES },
  );
  expect(mails).toMatchObject([{ to: "mies@example.org" }]);
  expect(mails[0]?.text).toContain("withdrew it");
  expect(mails[0]?.text).not.toMatch(/moderation|Sam|\{number/);
});

test("what was decided before stays as it was told", async () => {
  await report(database, noor, { id: reviewId });
  await decideReview(database, ada, { reviewId, approve: true });
  await takeReviewBack(database, sam, { reviewId });
  expect(await heard(noor)).toEqual([
    ["reportDecided", "kept", expect.stringMatching(/^\/moderation\/\d+$/)],
  ]);
});

test.each([
  [false, [["reportDecided", "withdrawn", "/coffeeshop/andersom"]], 0],
  [true, [], 1],
])(
  "whoever leaves takes reports of their reviews along, unless these stay: %s",
  async (keepsReviews, told, open) => {
    await report(database, noor, { id: reviewId });
    await letReviewsStand.run(database, { accountId: sam.accountId, keepsReviews });
    await eraseAccount(database, { accountId: sam.accountId, onlyIfDue: false });
    expect(await heard(noor)).toEqual(told);
    expect(await reportedReviews(database)).toHaveLength(open);
  },
);

test("nobody takes back what is another's, nor closes reports of it", async () => {
  await report(database, noor, { id: reviewId });
  await expect(takeReviewBack(database, noor, { reviewId })).rejects.toMatchObject({ kind: "notFound" });
  expect(await reportedReviews(database)).toHaveLength(1);
});

test("what was taken back while it was reported is read by an admin before it is shown again", async () => {
  const { farShop } = await settleReviewed(database);
  const trusted = await addTrusted(database);
  const post = () => write(database, trusted, { target: farShop });
  const first = await post();
  await takeReviewBack(database, trusted, first);
  expect((await post()).state).toBe("approved");
  await report(database, noor, { id: first.reviewId });
  await takeReviewBack(database, trusted, first);
  const again = await post();
  expect(again.state).toBe("pending");
  // Nor is it shown because its author changes a word.
  const edited = await editReview(database, trusted, {
    ...again,
    said: saidOf({ overall: 2, text: "Something else altogether" }),
    photoIds: [],
  });
  expect(edited.state).toBe("pending");
  await decideReview(database, await addAdmin(database, "Eva"), { reviewId: first.reviewId, approve: true });
  // It can be reported anew, also by the same person.
  await report(database, noor, { id: first.reviewId });
  expect(await reportedReviews(database)).toMatchObject([{ id: String(first.reviewId) }]);
});
