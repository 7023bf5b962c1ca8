import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopIn } from "#features/contributions/server/contributors.test-support.ts";
import { addBrand, dealIn, NOW, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { ReportDecision } from "../decision.ts";
import { decideReport } from "./decide-report.ts";
import { queuedReports } from "./queued-reports.ts";
import { addAdmin, logged, report, reviewState, settleSmallCase, told } from "./small-case.test-support.ts";

let sam: Member;
let ada: Admin;
let reviewId: number;
const database = testWorld(
  async (database) => void ({ sam, ada, reviewId } = await settleSmallCase(database)),
);

const EXPLANATION = "It names somebody's address.";

function decide(
  admin: Admin,
  reportId: number,
  changes: Partial<ReportDecision["changes"]> = {},
  rev = 1,
): Promise<void> {
  const all = { decision: "removed", reason: "personalData", explanation: EXPLANATION, ...changes } as const;
  return decideReport(database, admin, { _id: reportId, rev, changes: all }, { now: NOW });
}

const reply = statement(
  "test-reply",
  (_, p: Params<{ reviewId: number; accountId: number }>) => sql`
    insert into review_reply (review_id, author_id, text) values (${p.reviewId}, ${p.accountId}, 'Come and say so here.')`,
);
const holds = statement(
  "test-holds",
  () => sql<{ type: string; isHidden: boolean }>`
    select target_type as type, hidden_until > now() as "isHidden" from content_hold`,
);

test("an owner's reply is taken away, and its author is told why", async () => {
  const owner = await addMember(database, { name: "Owner" });
  await reply.run(database, { reviewId, accountId: owner.accountId });
  const number = await report(database, sam, { type: "reply", id: reviewId, reason: "personalData" });
  expect(await queuedReports(database)).toMatchObject({
    total: 1,
    items: [
      {
        id: String(number),
        targetType: "reply",
        content: "Come and say so here.",
        path: "/coffeeshop/andersom",
        user: { name: "Owner" },
        isRemovable: true,
      },
    ],
  });
  await decide(ada, number);
  expect(await holds.all(database)).toEqual([{ type: "reply", isHidden: true }]);
  expect((await told(database)).map(({ type, recipientId }) => [type, recipientId])).toEqual([
    ["reportDecided", sam.accountId],
    ["reportNotice", owner.accountId],
  ]);
  expect(await logged(database)).toMatchObject([
    { action: "removeReported", type: "reply", reason: "personalData" },
  ]);
  expect((await queuedReports(database)).items).toEqual([]);
});

const dealState = statement(
  "test-deal-state",
  (_, p: Params<{ id: number }>) => sql<{ state: string }>`select state from deal where id = ${p.id}`,
);

test("a deal is paused", async () => {
  const { id: dealId } = await dealIn(database, "live", paperDeal(await addBrand(database)));
  const number = await report(database, null, { type: "deal", id: dealId, reason: "promotion" });
  expect((await queuedReports(database)).items).toMatchObject([
    { path: expect.stringMatching(/^\/deals\//) },
  ]);
  await decide(ada, number);
  expect(await dealState.first(database, { id: dealId })).toEqual({ state: "paused" });
});

test("a shop is not taken away, but a report about one is answered", async () => {
  const { id } = await shopIn(database, "andersom");
  const number = await report(database, null, { type: "shop", id, reason: "promotion" });
  await expect(decide(ada, number)).rejects.toMatchObject({
    kind: "invalid",
    errors: [{ param: "decision" }],
  });
  await decide(ada, number, { decision: "kept", reason: undefined, explanation: "" });
  expect(await logged(database)).toMatchObject([
    { action: "keepReported", type: "shop", reason: "promotion" },
  ]);
});

test("all reports of one thing are one line, and are decided together; the second is told who was first", async () => {
  const eva = await addAdmin(database, "Eva");
  const first = await report(database, null, { type: "user", id: sam.accountId });
  const second = await report(database, null, { type: "user", id: sam.accountId });
  expect(await queuedReports(database)).toMatchObject({
    total: 1,
    items: [{ id: String(first), reports: [{}, {}] }],
  });
  await decide(ada, first, { decision: "kept" });
  for (const number of [first, second])
    await expect(decide(eva, number, { decision: "kept" })).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Was decided already", param: "_id", values: { name: "Ada" } }],
    });
});

test("nonsense is refused, and decides nothing", async () => {
  const number = await report(database, null, { type: "user", id: sam.accountId });
  await expect(decide(ada, number, { decision: "restored" })).rejects.toMatchObject({ kind: "invalid" });
  await expect(decide(ada, number, { decision: "kept" }, 7)).rejects.toMatchObject({ kind: "conflict" });
  await expect(decide(ada, 987_654)).rejects.toMatchObject({ kind: "notFound" });
  expect((await queuedReports(database)).total).toBe(1);
});

test("a report about a review can be decided by its number as well", async () => {
  const number = await report(database, null, { id: reviewId });
  expect((await queuedReports(database)).items).toEqual([]);
  await decide(ada, number);
  expect(await reviewState(database, reviewId)).toBe("removed");
});

test("a page of an admin's own is decided by somebody else", async () => {
  const number = await report(database, null, { type: "user", id: ada.accountId });
  await expect(decide(ada, number, { decision: "kept" })).rejects.toMatchObject({ kind: "notAllowed" });
});
