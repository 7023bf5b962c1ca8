import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { asAdmin, type Admin, type Member } from "#features/accounts/server/members.ts";
import { addTrusted, settleReviewed, write } from "#features/reviews/server/small-reviews.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { slugOf } from "#platform/text/slug.ts";
import { testWorld } from "#tests/support/database.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideReview } from "./decide-review.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { decide, removalOf, restore } from "./reported-parts.test-support.ts";
import { addAdmin, report, reviewState } from "./small-case.test-support.ts";

const insertReply = statement(
  "insert-reply-of-maker-in-test",
  (_, p: Params<{ reviewId: number; accountId: number }>) => sql`
    insert into review_reply (review_id, author_id, text) values (${p.reviewId}, ${p.accountId}, 'We are sorry.')`,
);

/** An admin of the site who speaks for the brand that makes the reviewed product. */
let maker: Admin;
let ada: Admin;
let sam: Member;
let reviewId: number;
const database = testWorld(async (database) => {
  const { brand, product } = await settleReviewed(database);
  ada = await addAdmin(database, "Ada");
  const admin = await addAdmin(database, "Maker");
  await grantRole(database, {
    accountId: admin.accountId,
    role: "brandAdmin",
    item: slugOf("Vloeipapier & Zonen"),
  });
  maker = asAdmin({ ...admin, permissions: { ...admin.permissions, brandAdmin: [brand.id] } });
  sam = await addTrusted(database, { name: "Sam" });
  ({ reviewId } = await write(database, sam, { target: product }));
});

test("whoever speaks for a brand decides about no review of what it makes", async () => {
  await report(database, null, { id: reviewId });
  for (const approve of [true, false])
    await expect(decideReview(database, maker, { reviewId, approve, reason: "fake" })).rejects.toMatchObject({
      kind: "notAllowed",
    });
  expect(await reviewState(database, reviewId)).toBe("approved");
  await decideReview(database, ada, { reviewId, approve: false, reason: "fake" });
  expect(await reviewState(database, reviewId)).toBe("removed");
});

test("nor about a reply beside it", async () => {
  const colleague = await addMember(database, { name: "Colleague" });
  await insertReply.run(database, { reviewId, accountId: colleague.accountId });
  const number = await report(database, null, { type: "reply", id: reviewId });
  await expect(decide(database, maker, number)).rejects.toMatchObject({ kind: "notAllowed" });
  await decide(database, ada, number);
});

test("nor about an appeal, which waits for an admin with nothing to do with it", async () => {
  await report(database, null, { id: reviewId });
  await decideReview(database, ada, { reviewId, approve: false, reason: "fake" });
  const decisionId = await removalOf(database);
  const { appealId, isWaiting } = await appealDecision(database, sam, { decisionId, text: "I bought it." });
  expect(isWaiting).toBe(true);
  expect((await queuedAppeals(database, maker)).items).toMatchObject([{ mayDecide: false }]);
  await expect(restore(database, maker, appealId)).rejects.toMatchObject({ kind: "notAllowed" });
  const eva = await addAdmin(database, "Eva");
  expect((await queuedAppeals(database, eva)).items).toMatchObject([{ mayDecide: true }]);
  await restore(database, eva, appealId);
  expect(await reviewState(database, reviewId)).toBe("approved");
});
