import { sql } from "kysely";
import { expect, test } from "vitest";
import { accountCalled } from "#features/accounts/server/account-called.ts";
import { memberCalled } from "#features/accounts/server/member-called.ts";
import { type Admin, asAdmin, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { verifyAudit } from "#features/audit/server/verify-audit.ts";
import { shopIn } from "#features/contributions/server/contributors.test-support.ts";
import { decideChange } from "#features/contributions/server/decide-change.ts";
import { suggestChange } from "#features/contributions/server/suggest-change.ts";
import { undoTrials } from "#features/contributions/server/undo-trials.ts";
import { removeDemoReviews } from "#features/reviews/server/remove-demo-reviews.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { removeDemo } from "#features/shops/server/remove-demo.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import { removeDemoPeople } from "#features/social/server/remove-demo-people.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideReport } from "./decide-report.ts";
import { decideReview } from "./decide-review.ts";
import { decisionPage } from "./decision-page.ts";
import { moderationLog } from "./moderation-log.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { removeDemoCases } from "./remove-demo-cases.ts";
import { removalOf, restore } from "./reported-parts.test-support.ts";
import { addAdmin, addReview, report, reviewState } from "./small-case.test-support.ts";

const now = new Date();

let sam: Member;
let ada: Admin;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  await loadDemo(database);
  await loadDemoPeople(database);
  sam = await addMember(database, { name: "Real Sam" });
  const persona = await memberCalled(database, "ada", { admin: true });
  ada = asAdmin(persona as Member);
});

/** As `demo remove` does. */
async function removeAll() {
  await removeDemoCases(database);
  await removeDemoReviews(database);
  await undoTrials(database, { now });
  await removeDemoPeople(database);
  await removeDemo(database);
  expect(await accountCalled(database, "ada")).toBeUndefined();
}

async function removedReviewOfSam() {
  const reviewId = await addReview(database, sam);
  await decideReview(database, ada, {
    reviewId,
    approve: false,
    reason: "notExperience",
    explanation: "It says itself that you were not there.",
  });
  return { reviewId, decisionId: await removalOf(database) };
}

const danglingDeciders = statement(
  "deciders-who-are-gone-in-test",
  () => sql<{ table: string }>`
    select 'user_change' as table from user_change where decided_by not in (select id from account)
    union all select 'menu_image' from menu_image where decided_by not in (select id from account)`,
);

test("what an invented admin removed of somebody real stays removed, with its reasons, by a person nobody names", async () => {
  const { reviewId, decisionId } = await removedReviewOfSam();
  await removeAll();
  expect(await reviewState(database, reviewId)).toBe("removed");
  expect(await decisionPage(database, { decisionId, viewerId: sam.accountId })).toMatchObject({
    outcome: "removed",
    isByRule: false,
    statement: { explanation: "It says itself that you were not there.", appealUntil: expect.any(String) },
  });
  expect(await moderationLog(database, { page: 1 })).toMatchObject({ realCount: 1, counts: [{ count: 1 }] });
  expect(await verifyAudit(database)).toMatchObject({ brokenSeq: null });
});

test("its author still appeals, and whoever is a real admin decides", async () => {
  const { reviewId, decisionId } = await removedReviewOfSam();
  await removeAll();
  const { appealId, isWaiting } = await appealDecision(database, sam, {
    decisionId,
    text: "I have the receipt of that day.",
  });
  expect(isWaiting).toBe(true);
  const real = await addAdmin(database, "Real Eva");
  expect((await queuedAppeals(database, real)).items).toMatchObject([{ decidedBy: null, mayDecide: true }]);
  await restore(database, real, appealId);
  expect(await reviewState(database, reviewId)).toBe("approved");
  expect(await verifyAudit(database)).toMatchObject({ brokenSeq: null });
});

test("what an invented admin kept is told as decided, by nobody who has a name any more", async () => {
  const number = await report(database, null, { type: "user", id: sam.accountId });
  const decision = { _id: number, rev: 1, changes: { decision: "kept", explanation: "" } } as const;
  await decideReport(database, ada, decision, { now });
  await removeAll();
  const real = await addAdmin(database, "Real Eva");
  await expect(decideReport(database, real, decision, { now })).rejects.toMatchObject({
    kind: "conflict",
    errors: [{ msg: "Was decided already" }],
  });
});

test("a change of somebody real that an invented admin took is a fact of somebody real", async () => {
  const { id: shopId } = await shopIn(database, "andersom");
  const { changes } = await suggestChange(
    database,
    sam,
    { targetType: "shop", targetId: shopId, changes: { phone: "+31301234567" }, text: "" },
    { now, isLimited: false },
  );
  const changeId = Number(changes[0]?.["_id"]);
  await decideChange(database, ada, { changeId, approve: true, now });
  const { phone } = await shopIn(database, "andersom");
  await removeAll();
  expect((await shopIn(database, "andersom")).phone).toBe(phone);
  expect(await danglingDeciders.all(database)).toEqual([]);
  const real = await addAdmin(database, "Real Eva");
  await expect(decideChange(database, real, { changeId, approve: false, now })).rejects.toMatchObject({
    kind: "conflict",
    errors: [{ msg: "Was decided already" }],
  });
  expect(await verifyAudit(database)).toMatchObject({ brokenSeq: null });
});
