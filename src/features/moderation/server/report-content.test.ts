import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { REPORTS_A_DAY } from "../report.ts";
import { decideReview } from "./decide-review.ts";
import { addReview, logged, report, settleSmallCase } from "./small-case.test-support.ts";

let sam: Member;
let ada: Awaited<ReturnType<typeof settleSmallCase>>["ada"];
let reviewId: number;
const database = testWorld(
  async (database) => void ({ sam, ada, reviewId } = await settleSmallCase(database)),
);

const hidden = statement(
  "test-hidden-review",
  (_, p: Params<{ id: number }>) => sql<{ isHidden: boolean }>`
    select ${isHidden("review", sql`review.id`)} as "isHidden" from review where id = ${p.id}`,
);
const isReviewHidden = async () => (await hidden.first(database, { id: reviewId }))?.isHidden;

const shopId = statement(
  "test-shop-id",
  () => sql<{ id: number }>`select id from shop where slug = 'andersom'`,
);
const endHolds = statement("test-end-holds", () => sql`update content_hold set hidden_until = now()`);

test("what is reported twice by the same person while it is open is one report, and by another person another one", async () => {
  const [noor, eva] = [await addMember(database), await addMember(database)];
  const first = await report(database, noor, { id: reviewId });
  expect(await report(database, noor, { id: reviewId, reason: "hate" })).toBe(first);
  expect(await report(database, eva, { id: reviewId })).not.toBe(first);
  const mail = await report(database, null, { id: reviewId, email: "mies@example.org" });
  expect(await report(database, null, { id: reviewId, email: "MIES@example.org" })).toBe(mail);
});

test("ten reports of one person at once are one", async () => {
  const fresh = await freshDatabase();
  const { reviewId: id } = await settleSmallCase(fresh);
  const noor = await addMember(fresh, { name: "Noor" });
  const numbers = await Promise.all(Array.from({ length: 10 }, () => report(fresh, noor, { id })));
  expect(new Set(numbers).size).toBe(1);
  const email = "mies@example.org";
  const guests = await Promise.all(Array.from({ length: 10 }, () => report(fresh, null, { id, email })));
  expect(new Set(guests).size).toBe(1);
});

test("every kind of thing that is there can be reported, and nothing that is not", async () => {
  const { id } = (await shopId.first(database)) as { id: number };
  expect(await report(database, null, { type: "shop", id })).toBeGreaterThan(0);
  expect(await report(database, null, { type: "user", id: sam.accountId })).toBeGreaterThan(0);
  for (const type of [
    "review",
    "reply",
    "photo",
    "shop",
    "product",
    "brand",
    "deal",
    "job",
    "post",
    "user",
  ] as const)
    await expect(report(database, null, { type, id: 987_654 })).rejects.toMatchObject({ kind: "notFound" });
});

test.each(["pending", "removed", "withdrawn"] as const)(
  "a review that is %s is nothing to strangers",
  async (state) => {
    const id = await addReview(database, await addMember(database), { state });
    await expect(report(database, null, { id })).rejects.toMatchObject({ kind: "notFound" });
  },
);

test("a storm of one account ends after twenty reports a day, where quotas are on", async () => {
  const noor = await addMember(database);
  for (let count = 0; count < REPORTS_A_DAY; count += 1) {
    const id = await addReview(database, await addMember(database));
    await report(database, noor, { id, isLimited: true });
  }
  await expect(report(database, noor, { id: reviewId, isLimited: true })).rejects.toMatchObject({
    kind: "tooOften",
  });
  expect(await report(database, noor, { id: reviewId, isLimited: false })).toBeGreaterThan(0);
});

test("a storm of one account at once is no way around that", async () => {
  const fresh = await freshDatabase();
  await settleSmallCase(fresh);
  const noor = await addMember(fresh, { name: "Noor" });
  const ids: number[] = [];
  for (const slug of ["mosa", "andersom"])
    for (let count = 0; count < 12; count += 1)
      ids.push(await addReview(fresh, await addMember(fresh, { name: `${slug} ${count}` }), { slug }));
  const done = await Promise.allSettled(ids.map((id) => report(fresh, noor, { id, isLimited: true })));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(REPORTS_A_DAY);
});

const letters = statement(
  "test-report-letters",
  () => sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-report-receipt'`,
);

test("a stranger's mailbox gets three receipts a day, and not one for each report", async () => {
  for (let count = 0; count < 6; count += 1) {
    const id = await addReview(database, await addMember(database));
    await report(database, null, { id, email: "mies@example.org" });
  }
  expect(await letters.first(database)).toEqual({ count: 3 });
});

test("three accounts that report something severe hide it, once, until somebody looked at it", async () => {
  const people = [await addMember(database), await addMember(database), await addMember(database)];
  for (const person of people.slice(0, 2)) await report(database, person, { id: reviewId, reason: "hate" });
  expect(await isReviewHidden()).toBe(false);
  await report(database, people[2] as Member, { id: reviewId, reason: "personalData" });
  expect(await isReviewHidden()).toBe(true);
  expect(await logged(database)).toEqual([
    { actorId: null, role: "rule", action: "hideReported", type: "review", id: reviewId, reason: null },
  ]);
  await decideReview(database, ada, { reviewId, approve: true, userId: sam.accountId });
  expect(await isReviewHidden()).toBe(false);
  // What was looked at is not hidden again by numbers.
  for (const person of people) await report(database, person, { id: reviewId, reason: "hate" });
  expect(await isReviewHidden()).toBe(false);
});

test("after a day it is shown again, whether somebody looked or not", async () => {
  for (let count = 0; count < 3; count += 1)
    await report(database, await addMember(database), { id: reviewId, reason: "illegal" });
  expect(await isReviewHidden()).toBe(true);
  await endHolds.run(database);
  await report(database, await addMember(database), { id: reviewId, reason: "illegal" });
  expect(await isReviewHidden()).toBe(false);
});

test("people without an account are one voice, and what is not severe hides nothing", async () => {
  for (let count = 0; count < 5; count += 1) await report(database, null, { id: reviewId, reason: "hate" });
  for (let count = 0; count < 5; count += 1)
    await report(database, await addMember(database), { id: reviewId, reason: "offTopic" });
  await report(database, await addMember(database), { id: reviewId, reason: "hate" });
  expect(await isReviewHidden()).toBe(false);
});
