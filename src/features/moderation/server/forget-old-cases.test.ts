import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideReview } from "./decide-review.ts";
import { forgetOldCases } from "./forget-old-cases.ts";
import { moderationLog } from "./moderation-log.ts";
import { report, settleSmallCase, told } from "./small-case.test-support.ts";

const database = testDatabase();

const age = [
  statement("test-age-reports", () => sql`update report set closed_at = closed_at - interval '13 months'`),
  statement(
    "test-age-decisions",
    () => sql`
      update decision set decided_at = decided_at - interval '13 months', appeal_until = appeal_until - interval '13 months'`,
  ),
];
const ageAppeals = statement(
  "test-age-appeals",
  () => sql`update appeal set state = 'upheld', decided_at = now() - interval '13 months'`,
);
const left = statement(
  "test-left-of-cases",
  () => sql<object>`
    select (select count(*)::int from report) as reports, (select count(*)::int from appeal) as appeals,
      explanation, author_id is null as "isNobodys" from decision`,
);

test("a year after it was closed nothing of a case is left but the row of the log; one that is appealed waits", async () => {
  const { sam, ada, reviewId } = await settleSmallCase(database);
  await report(database, null, { id: reviewId });
  const removal = { approve: false, reason: "fake", explanation: "Nobody was there." } as const;
  await decideReview(database, ada, { reviewId, ...removal });
  const decisionId = (await told(database)).at(-1)?.details.decisionId as number;
  await appealDecision(database, sam, { decisionId, text: "I was there, though." });
  expect(await forgetOldCases(database)).toBe(0);
  for (const one of age) await one.run(database);
  await forgetOldCases(database);
  expect(await left.all(database)).toEqual([
    { reports: 0, appeals: 1, explanation: "Nobody was there.", isNobodys: false },
  ]);
  await ageAppeals.run(database);
  await forgetOldCases(database);
  expect(await left.all(database)).toEqual([{ reports: 0, appeals: 0, explanation: "", isNobodys: true }]);
  expect((await moderationLog(database, { page: 1 })).items).toMatchObject([
    { outcome: "removed", reason: "fake" },
  ]);
});
