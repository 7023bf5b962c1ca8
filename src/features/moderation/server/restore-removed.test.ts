import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideReview } from "./decide-review.ts";
import { decisionPage } from "./decision-page.ts";
import { restoreRemoved } from "./restore-removed.ts";
import {
  addAdmin,
  addReview,
  logged,
  reviewState,
  settleSmallCase,
  told,
} from "./small-case.test-support.ts";

let sam: Member;
let ada: Admin;
let reviewId: number;
let decisionId: number;

const WHY = "It tells of your own visit after all.";

async function removed(of: number, by: Admin): Promise<number> {
  const explanation = "It says itself that you were not there.";
  await decideReview(database, by, { reviewId: of, approve: false, reason: "notExperience", explanation });
  const rows = await told(database);
  return rows.findLast(({ type }) => type === "reportNotice")?.details.decisionId as number;
}

const database = testWorld(async (world) => {
  ({ sam, ada, reviewId } = await settleSmallCase(world));
  const explanation = "It says itself that you were not there.";
  await decideReview(world, ada, { reviewId, approve: false, reason: "notExperience", explanation });
  decisionId = (await told(world)).at(-1)?.details.decisionId as number;
});

const restore = (by: Admin = ada, id = decisionId) =>
  restoreRemoved(database, by, { decisionId: id, explanation: WHY }, { now: new Date() });

const rating = statement(
  "rating-of-andersom-in-test",
  () => sql<{ count: number }>`
    select coalesce(sum(review_count), 0)::integer as count from rating join shop on shop.id = rating.shop_id
    where slug = 'andersom'`,
);

const erase = statement(
  "erase-review-in-test",
  (_, p: Params<{ id: number }>) => sql`delete from review where id = ${p.id}`,
);

const ratingCount = async () => (await rating.first(database))?.count;

test("a removal that was wrong is undone by an admin: it is shown and counted again, and its author reads why", async () => {
  expect(await ratingCount()).toBe(0);
  await restore();
  expect(await reviewState(database, reviewId)).toBe("approved");
  expect(await ratingCount()).toBe(1);
  const notice = (await told(database)).at(-1);
  expect(notice).toMatchObject({
    recipientId: sam.accountId,
    type: "reportNotice",
    subject: `review/${reviewId}`,
    details: { outcome: "restored", targetType: "review" },
  });
  expect((await logged(database)).at(-1)).toMatchObject({ action: "restoreReview", reason: "notExperience" });
  const page = await decisionPage(database, { decisionId, viewerId: sam.accountId });
  expect(page.undoneById).toBe(notice?.details.decisionId);
});

test("the notice says in the words of whoever decided why it was removed, and then why that was wrong", async () => {
  const words = async () => (await notificationsOf(database, sam)).map(({ description }) => description);
  expect(await words()).toEqual(["It says itself that you were not there."]);
  await restore();
  expect(await words()).toEqual([WHY]);
});

test("it is undone once", async () => {
  await restore();
  await expect(restore()).rejects.toThrow("Was decided already");
  await expect(restore(ada, 987_654)).rejects.toThrow();
});

test("nobody undoes a removal of their own, not even an admin", async () => {
  const eva = await addAdmin(database, "Eva");
  const own = await addReview(database, eva, { slug: "mosa" });
  const ofEva = await removed(own, ada);
  await expect(restore(eva, ofEva)).rejects.toThrow("Somebody else decides about this");
  expect(await reviewState(database, own)).toBe("removed");
});

test("what its author erased does not come back", async () => {
  await erase.run(database, { id: reviewId });
  await expect(restore()).rejects.toThrow("Is not there any more");
});

test("while it is appealed, the appeal decides", async () => {
  await appealDecision(database, sam, { decisionId, text: "I was there on Tuesday, and have the receipt." });
  await expect(restore()).rejects.toThrow("Was appealed: decide the appeal");
  expect(await reviewState(database, reviewId)).toBe("removed");
});
