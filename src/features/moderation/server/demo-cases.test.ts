import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_CASES } from "#db/demo/cases.ts";
import { accountCalled } from "#features/accounts/server/account-called.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { loadDemoReviews } from "#features/reviews/server/load-demo-reviews.ts";
import { removeDemoReviews } from "#features/reviews/server/remove-demo-reviews.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import { removeDemoPeople } from "#features/social/server/remove-demo-people.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { loadDemoCases } from "./load-demo-cases.ts";
import { latestDecisions, moderationLog } from "./moderation-log.ts";
import { removeDemoCases } from "./remove-demo-cases.ts";
import { addReview, report } from "./small-case.test-support.ts";
import { toDoCounts } from "./to-do-counts.ts";

const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  await loadDemo(database);
  await loadDemoCatalogue(database);
});

const rows = statement(
  "demo-case-rows-in-test",
  () => sql<{
    reports: number;
    guests: number;
    decisions: number;
    appeals: number;
    holds: number;
    removed: number;
  }>`
    select (select count(*) from report)::int as reports,
      (select count(*) from report where reporter_id is null)::int as guests,
      (select count(*) from decision)::int as decisions, (select count(*) from appeal)::int as appeals,
      (select count(*) from content_hold)::int as holds,
      (select count(*) from review where state = 'removed')::int as removed`,
);

const NOTHING = { reports: 0, guests: 0, decisions: 0, appeals: 0, holds: 0, removed: 0 };

async function loadAll() {
  await loadDemoPeople(database);
  await loadDemoReviews(database);
  await loadDemoCases(database);
}

test("invented people reported, decided and appealed in each state, once, and it counts in no figure", async () => {
  await loadDemoCases(database);
  expect(await rows.first(database)).toEqual(NOTHING);
  await loadAll();
  await loadDemoCases(database);
  expect(await rows.first(database)).toMatchObject({
    reports: DEMO_CASES.filter((one) => one.report).length,
    guests: 2,
    decisions: 5,
    appeals: 2,
    removed: 2,
  });
  expect(await toDoCounts(database)).toMatchObject({ reportedReviews: 4, reports: 1, appeals: 1 });
  const log = await moderationLog(database, { page: 1 });
  expect(log.items.map(({ outcome }) => outcome)).toEqual([
    "removed",
    "removed",
    "restored",
    "removed",
    "kept",
  ]);
  expect(log.items.every(({ isSample }) => isSample)).toBe(true);
  expect([log.realCount, log.counts]).toEqual([0, []]);
  expect(await latestDecisions(database, 50)).toEqual([]);
});

const reportIds = statement("report-ids-in-test", (db) => db.selectFrom("report").select("id").orderBy("id"));

test("they go with the demo, together with what somebody tried out, and what is real stays", async () => {
  await loadAll();
  const sam = await addMember(database, { name: "Real Sam" });
  const reviewId = await addReview(database, sam);
  const real = await report(database, null, { id: reviewId });
  const { id: personaId = 0 } = (await accountCalled(database, "noor")) ?? {};
  await report(database, { ...sam, accountId: personaId }, { id: reviewId });
  await report(database, sam, { type: "shop", id: await sampleShop() });
  await removeDemoCases(database);
  expect(await reportIds.all(database)).toEqual([{ id: real }]);
  expect(await rows.first(database)).toMatchObject({ decisions: 0, appeals: 0, holds: 0 });
  await removeDemoReviews(database);
  await removeDemoPeople(database);
  expect(await reportIds.all(database)).toEqual([{ id: real }]);
});

const shopOf = statement(
  "sample-shop-in-test",
  (_, p: Params<{ key: string }>) => sql<{ id: number }>`select id from shop where source_key = ${p.key}`,
);

async function sampleShop(): Promise<number> {
  return (await shopOf.first(database, { key: "sample-moonfish" }))?.id ?? 0;
}
