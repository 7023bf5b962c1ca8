import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { ReportTarget } from "../report.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideReview } from "./decide-review.ts";
import { resetByAdmin } from "./decide-about-person.ts";
import { removalOf, removalsAmong, removalsOf } from "./removals-to-undo.ts";
import { decide } from "./reported-parts.test-support.ts";
import { restoreRemoved } from "./restore-removed.ts";
import { report, settleSmallCase } from "./small-case.test-support.ts";
import { addLiveDeal, addLiveJob, addPublishedPost } from "./small-news.test-support.ts";

const last = statement(
  "last-removal-in-test",
  () => sql<{ id: number }>`select id from decision where outcome = 'removed' order by id desc limit 1`,
);

const lastRemoval = async () => ((await last.first(database)) as { id: number }).id;

const WHY = "It says itself that nobody was there.";

let ada: Admin;
let sam: Member;
let reviewId: number;
const database = testWorld(async (world) => {
  ({ ada, sam, reviewId } = await settleSmallCase(world));
});

const TAKE_AWAY: Record<"review" | "deal" | "job" | "post" | "user", () => Promise<ReportTarget>> = {
  review: async () => {
    await decideReview(database, ada, {
      reviewId,
      approve: false,
      reason: "notExperience",
      explanation: WHY,
    });
    return { type: "review", id: reviewId };
  },
  deal: async () => reported({ type: "deal", id: await addLiveDeal(database) }),
  job: async () => reported({ type: "job", id: await addLiveJob(database) }),
  post: async () => reported({ type: "post", id: await addPublishedPost(database) }),
  user: async () => {
    const why = { reason: "hate", explanation: WHY } as const;
    await resetByAdmin(database, ada, { accountId: sam.accountId, resets: ["name"], ...why });
    return { type: "user", id: sam.accountId };
  },
};

async function reported(target: ReportTarget): Promise<ReportTarget> {
  await decide(database, ada, await report(database, null, { ...target, reason: "illegal" }));
  return target;
}

describe.each(["review", "deal", "job", "post", "user"] as const)("what took away a %s", (type) => {
  test("can be undone as long as it stands, and then no more", async () => {
    const target = await TAKE_AWAY[type]();
    const decisionId = await lastRemoval();
    expect(await removalsOf(database, ada, target)).toEqual([String(decisionId)]);
    expect(await removalsAmong(database, ada, { ids: [decisionId] })).toEqual([String(decisionId)]);
    await restoreRemoved(database, ada, { decisionId, explanation: WHY }, { now: new Date() });
    expect(await removalsOf(database, ada, target)).toEqual([]);
    expect(await removalsAmong(database, ada, { ids: [decisionId] })).toEqual([]);
  });
});

describe.each(["deal", "job", "post"] as const)("whoever edits a %s that was taken away", (type) => {
  test("reads why, until it is put back", async () => {
    const target = await TAKE_AWAY[type]();
    const decisionId = await lastRemoval();
    expect(await removalOf(database, target)).toEqual({
      decisionId: String(decisionId),
      reason: "personalData",
      explanation: "It names somebody's address.",
      isAppealed: false,
    });
    await restoreRemoved(database, ada, { decisionId, explanation: WHY }, { now: new Date() });
    expect(await removalOf(database, target)).toBeNull();
  });
});

test("what is appealed says so to whoever edits it", async () => {
  const target = await TAKE_AWAY.review();
  const decisionId = await lastRemoval();
  await appealDecision(database, sam, { decisionId, text: "I was there on Tuesday, and have the receipt." });
  expect(await removalOf(database, target)).toMatchObject({ reason: "notExperience", isAppealed: true });
});

test("what is appealed is decided there", async () => {
  const target = await TAKE_AWAY.review();
  const decisionId = await lastRemoval();
  await appealDecision(database, sam, { decisionId, text: "I was there on Tuesday, and have the receipt." });
  expect(await removalsOf(database, ada, target)).toEqual([]);
  expect(await removalsAmong(database, ada, { ids: [decisionId] })).toEqual([]);
});
