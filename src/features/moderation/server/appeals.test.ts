import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { decideReview } from "./decide-review.ts";
import { decisionPage } from "./decision-page.ts";
import { moderationLog } from "./moderation-log.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import {
  addAdmin,
  addReview,
  logged,
  report,
  reviewState,
  settleSmallCase,
  told,
} from "./small-case.test-support.ts";

const NOW = new Date();
const WHY = "I was there on Tuesday, and have the receipt.";

let sam: Member;
let ada: Admin;
let reviewId: number;
let decisionId: number;

async function removed(of = reviewId, by: Admin = ada): Promise<number> {
  await decideReview(database, by, {
    reviewId: of,
    approve: false,
    reason: "notExperience",
    explanation: "It says itself that you were not there.",
  });
  const rows = await told(database);
  return rows.findLast(({ type }) => type === "reportNotice")?.details.decisionId as number;
}

const database = testWorld(async (database) => {
  ({ sam, ada, reviewId } = await settleSmallCase(database));
  decisionId = await removed();
});

const appeal = (member: Member, id = decisionId) =>
  appealDecision(database, member, { decisionId: id, text: WHY });

async function decide(admin: Admin, decision: "restored" | "removed" | "kept", rev = 1) {
  const { items } = await queuedAppeals(database, admin);
  const id = Number(items[0]?.id ?? 0);
  await decideAppeal(
    database,
    admin,
    { _id: id, rev, changes: { decision, explanation: "We read it again." } },
    { now: NOW },
  );
}

test("with one admin it waits and says so, until another is there", async () => {
  expect(await appeal(sam)).toEqual({ appealId: expect.stringMatching(/^\d+$/), isWaiting: true });
  const page = () => decisionPage(database, { decisionId, viewerId: sam.accountId });
  expect((await page()).statement?.appeal).toMatchObject({ state: "open", isWaiting: true, text: WHY });
  expect((await queuedAppeals(database, ada)).items).toMatchObject([{ mayDecide: false, decidedBy: "Ada" }]);
  await expect(decide(ada, "restored")).rejects.toMatchObject({
    kind: "notAllowed",
    errors: [{ msg: "Another admin decides about an appeal" }],
  });
  const eva = await addAdmin(database, "Eva");
  expect((await page()).statement?.appeal?.isWaiting).toBe(false);
  expect((await queuedAppeals(database, eva)).items).toMatchObject([{ mayDecide: true }]);
});

test("another admin restores it: it is shown again, both are told, and the log says so", async () => {
  const eva = await addAdmin(database, "Eva");
  expect((await appeal(sam)).isWaiting).toBe(false);
  await decide(eva, "restored");
  expect(await reviewState(database, reviewId)).toBe("approved");
  expect((await told(database)).at(-1)).toEqual({
    recipientId: sam.accountId,
    type: "appealDecided",
    subject: `review/${reviewId}`,
    details: { reason: "notExperience", outcome: "restored", decisionId, targetType: "review" },
  });
  expect((await logged(database)).at(-1)).toMatchObject({
    actorId: eva.accountId,
    action: "overturnDecision",
    type: "decision",
    id: decisionId,
  });
  const log = await moderationLog(database, { page: 1 });
  expect(log.items.map(({ outcome }) => outcome)).toEqual(["restored", "removed"]);
  // Each leads to the other, for everybody.
  const [undoneById = 0] = log.items.map(({ id }) => id);
  const page = (id: number) => decisionPage(database, { decisionId: id, viewerId: null });
  expect(await page(decisionId)).toMatchObject({ outcome: "removed", undoneById, undoesId: null });
  expect(await page(undoneById)).toMatchObject({ undoneById: null, undoesId: decisionId });
  // What was put back counts as a removal no more.
  expect(log.counts).toEqual([]);
  expect((await queuedAppeals(database, eva)).total).toBe(0);
});

test.each(["removed", "kept"] as const)(
  "another admin upholds it by %s: nothing changes but the answer",
  async (word) => {
    const eva = await addAdmin(database, "Eva");
    await appeal(sam);
    await decide(eva, word);
    expect(await reviewState(database, reviewId)).toBe("removed");
    expect((await told(database)).at(-1)).toMatchObject({
      type: "appealDecided",
      details: { outcome: "removed" },
    });
    const { statement: reasons } = await decisionPage(database, { decisionId, viewerId: sam.accountId });
    expect(reasons?.appeal).toMatchObject({
      state: "upheld",
      explanation: "We read it again.",
      isWaiting: false,
    });
    expect((await moderationLog(database, { page: 1 })).counts).toMatchObject([
      { reason: "notExperience", count: 1 },
    ]);
  },
);

describe("no appeal", () => {
  test("of a stranger's removal, or of none", async () => {
    const noor = await addMember(database);
    await expect(appeal(noor)).rejects.toMatchObject({ kind: "notFound" });
    await expect(appeal(sam, 987_654)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("a second time", async () => {
    await appeal(sam);
    await expect(appeal(sam)).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Was appealed already" }],
    });
  });

  const late = statement(
    "test-appeal-late",
    () => sql`update decision set appeal_until = now() - interval '1 second'`,
  );

  test("after six months", async () => {
    await late.run(database);
    await expect(appeal(sam)).rejects.toMatchObject({ kind: "notAllowed" });
  });

  test("of something that was kept", async () => {
    const noor = await addMember(database);
    const kept = await addReview(database, noor);
    await report(database, sam, { id: kept });
    await decideReview(database, ada, { reviewId: kept, approve: true });
    const notice = (await told(database)).findLast(({ type }) => type === "reportDecided");
    const id = notice?.details.decisionId as number;
    await expect(appeal(noor, id)).rejects.toMatchObject({ kind: "notFound" });
  });
});

test("the reasons are for the author; others read the row of the public log", async () => {
  const noor = await addMember(database);
  for (const viewerId of [null, noor.accountId, ada.accountId]) {
    const page = await decisionPage(database, { decisionId, viewerId });
    expect(page).toMatchObject({
      outcome: "removed",
      reason: "notExperience",
      isByRule: false,
      statement: null,
    });
    expect(JSON.stringify(page)).not.toMatch(/"Sam"|Ada|Friendly|Andersom|not there/);
  }
  const own = await decisionPage(database, { decisionId, viewerId: sam.accountId });
  expect(own.statement).toMatchObject({
    item: { name: "Andersom", path: "/coffeeshop/andersom" },
    content: "Friendly people, good coffee.",
    explanation: "It says itself that you were not there.",
    appeal: null,
  });
  await expect(decisionPage(database, { decisionId: 987_654, viewerId: null })).rejects.toMatchObject({
    kind: "notFound",
  });
});

test("the counts are of real things, by month and reason", async () => {
  for (const isSample of [true, false]) {
    const member = await addMember(database);
    await removed(await addReview(database, member, { isSample }));
  }
  const { counts, total, realCount, items } = await moderationLog(database, { page: 1 });
  expect([total, realCount, items.filter(({ isSample }) => isSample).length]).toEqual([3, 2, 1]);
  expect(counts).toEqual([
    { month: expect.stringMatching(/^\d{4}-\d\d$/), reason: "notExperience", count: 2 },
  ]);
});

test("a page behind the last is the last", async () => {
  expect(await moderationLog(database, { page: 900 })).toMatchObject({ page: 1, pageCount: 1, total: 1 });
});

test("of two admins who decide an appeal at once one wins, and the other is told who", async () => {
  const fresh = await freshDatabase();
  const small = await settleSmallCase(fresh);
  await decideReview(fresh, small.ada, {
    reviewId: small.reviewId,
    approve: false,
    reason: "fake",
    explanation: "Nobody was there.",
  });
  const notice = (await told(fresh)).at(-1);
  const id = notice?.details.decisionId as number;
  const appealed = await Promise.allSettled(
    Array.from({ length: 4 }, () => appealDecision(fresh, small.sam, { decisionId: id, text: WHY })),
  );
  expect(appealed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const admins = await Promise.all(["Eva", "Finn", "Gijs"].map((name) => addAdmin(fresh, name)));
  const { items } = await queuedAppeals(fresh, admins[0] as Admin);
  const appealId = Number(items[0]?.id);
  const done = await Promise.allSettled(
    admins.map((admin, number) =>
      decideAppeal(
        fresh,
        admin,
        {
          _id: appealId,
          rev: 1,
          changes: { decision: number === 1 ? "removed" : "restored", explanation: "Read again." },
        },
        { now: NOW },
      ),
    ),
  );
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of done)
    if (one.status === "rejected")
      expect(one.reason).toMatchObject({
        kind: "conflict",
        errors: [
          { msg: "Was decided already", values: { name: expect.stringMatching(/^(Eva|Finn|Gijs)$/) } },
        ],
      });
});
