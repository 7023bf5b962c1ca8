import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, choosePrivacy } from "#features/accounts/server/people.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { readNotification } from "#features/notifications/server/read-notification.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { replyReview } from "./reply-review.ts";
import { TELL_OF_REVIEW } from "./review-moved.ts";
import { setReviewState } from "./set-review-state.ts";
import {
  addOwner,
  addTrusted,
  type ReviewedWorld,
  settleReviewed,
  write,
} from "./small-reviews.test-support.ts";
import { tellOfReview } from "./tell-of-review.ts";

let world: ReviewedWorld;
let sam: Member;
let noor: Member;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
  sam = await addTrusted(database, { name: "Sam" });
  noor = await addMember(database, { name: "Noor" });
  await befriendUser(database, sam, { userId: noor.accountId });
  await befriendUser(database, noor, { userId: sam.accountId });
});

const tasks = statement(
  "review-tasks-in-test",
  () => sql<{ task: string; payload: object }>`
    select identifier as task, payload
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where identifier = 'tell-of-review'`,
);

const hold = statement(
  "hold-review-in-test",
  (_, p: Params<{ reviewId: number }>) => sql`
    insert into content_hold (target_type, target_id, hidden_until)
    values ('review', ${p.reviewId}, now() + interval '1 day')`,
);
const block = statement(
  "block-author-in-test",
  (_, p: Params<{ by: number; whom: number }>) =>
    sql`insert into account_block (account_id, blocked_id) values (${p.by}, ${p.whom})`,
);

async function told(who: Member) {
  const notices = await notificationsOf(database, who);
  return notices
    .filter(({ user }) => !user || user.url !== "x")
    .flatMap(({ type, redirect, seen }) =>
      type.startsWith("friendA") || type === "requestAccepted"
        ? []
        : [`${type} ${redirect}${seen ? " seen" : ""}`],
    );
}

test("an owner hears of a review and friends of their friend's, by a task", async () => {
  const owner = await addOwner(database, world.shop);
  const stranger = await addMember(database);
  const { reviewId } = await write(database, sam, { target: world.shop });
  expect(await tasks.all(database)).toEqual([{ task: TELL_OF_REVIEW, payload: { reviewId } }]);
  expect(await told(owner)).toEqual([]);
  for (const _ of [1, 2]) await tellOfReview(database, { reviewId });
  expect(await told(owner)).toEqual([`newReview /coffeeshop/andersom#review-${reviewId}`]);
  expect(await told(noor)).toEqual([`friendReview /coffeeshop/andersom#review-${reviewId}`]);
  expect(await told(stranger)).toEqual([]);
  expect(await told(sam)).toEqual([]);
});

test("an owner is told how many stars it has and how it begins, as long as it is shown, and others are not", async () => {
  const owner = await addOwner(database, world.shop);
  const text = `Rustig zitten, en de koffie is goed. ${"Meer. ".repeat(30)}`;
  const said = { overall: 4.5 as const, text };
  const { reviewId } = await write(database, sam, { target: world.shop, said });
  await tellOfReview(database, { reviewId });
  const reviewTold = async (who: Member) =>
    (await notificationsOf(database, who)).find(({ type }) => type.endsWith("Review"))?.review;
  expect(await reviewTold(owner)).toEqual({ overall: 4.5, text: text.slice(0, 120), locale: "nl" });
  expect(await reviewTold(noor)).toBeUndefined();
  await hold.run(database, { reviewId });
  expect(await reviewTold(owner)).toBeUndefined();
});

test("whoever keeps away from the author is told no word of theirs, as on the page", async () => {
  const owner = await addOwner(database, world.shop);
  const { reviewId } = await write(database, sam, { target: world.shop, said: { text: "Rustig zitten." } });
  await tellOfReview(database, { reviewId });
  await block.run(database, { by: owner.accountId, whom: sam.accountId });
  expect((await notificationsOf(database, owner))[0]?.review).toBeUndefined();
});

test("who makes a product hears of its reviews, and the friend who does hears it once", async () => {
  const maker = await addOwner(database, world.brand);
  await befriendUser(database, sam, { userId: maker.accountId });
  await befriendUser(database, maker, { userId: sam.accountId });
  const { reviewId } = await write(database, sam, { target: world.product });
  await tellOfReview(database, { reviewId });
  expect(await told(maker)).toEqual([`newReview /supplies/red-tips#review-${reviewId}`]);
});

test("what waits is told nobody, and what is taken away is told no longer", async () => {
  const { reviewId } = await write(database, sam, { target: world.shop });
  await setReviewState(database, { reviewId, from: "approved", to: "pending" });
  await tellOfReview(database, { reviewId });
  expect(await told(noor)).toEqual([]);
  await setReviewState(database, { reviewId, from: "pending", to: "approved" });
  await tellOfReview(database, { reviewId });
  expect(await told(noor)).toHaveLength(1);
  await setReviewState(database, { reviewId, from: "approved", to: "removed" });
  expect(await told(noor)).toEqual([]);
});

test("a review that comes back is no news for whoever was told of it", async () => {
  const { reviewId } = await write(database, sam, { target: world.shop });
  await tellOfReview(database, { reviewId });
  const [{ _id: notificationId } = { _id: "" }] = await notificationsOf(database, noor);
  await readNotification(database, noor, { notificationId });
  const late = await addMember(database, { name: "Willem" });
  await befriendUser(database, sam, { userId: late.accountId });
  await befriendUser(database, late, { userId: sam.accountId });
  await setReviewState(database, { reviewId, from: "approved", to: "pending" });
  expect(await told(noor)).toEqual([]);
  await setReviewState(database, { reviewId, from: "pending", to: "approved" });
  await tellOfReview(database, { reviewId });
  expect(await told(noor)).toEqual([`friendReview /coffeeshop/andersom#review-${reviewId} seen`]);
  expect((await notificationsOf(database, noor))[0]?.["_id"]).toBe(notificationId);
  expect(await told(late)).toEqual([`friendReview /coffeeshop/andersom#review-${reviewId}`]);
});

test("friends hear of three reviews a day, and of none that are kept from them", async () => {
  for (const target of [world.shop, world.farShop, world.brand, world.product, world.neighbour]) {
    const { reviewId } = await write(database, sam, { target });
    await tellOfReview(database, { reviewId });
  }
  expect(await told(noor)).toHaveLength(3);
  await choosePrivacy(database, sam, { reviews: "nobody" });
  const other = await addMember(database, { name: "Willem" });
  await befriendUser(database, sam, { userId: other.accountId });
  await befriendUser(database, other, { userId: sam.accountId });
  const { reviewId } = await write(database, sam, { target: world.sampleBrand });
  await tellOfReview(database, { reviewId });
  expect(await told(other)).toEqual([]);
});

test("the author hears of an answer", async () => {
  const owner = await addOwner(database, world.shop);
  const { reviewId } = await write(database, sam, { target: world.shop });
  await replyReview(database, owner, { reviewId, text: "Dank voor je bezoek!" });
  expect(await told(sam)).toEqual([`ownerReply /coffeeshop/andersom#review-${reviewId}`]);
  await setReviewState(database, { reviewId, from: "approved", to: "removed" });
  await expect(
    replyReview(database, owner, { reviewId, text: "Dank voor je bezoek!" }),
  ).rejects.toMatchObject({
    kind: "notFound",
  });
});

test("nobody real hears of what invented people say of real things", async () => {
  const invented = await addTrusted(database, { isSample: true });
  const owner = await addOwner(database, world.shop);
  const { reviewId } = await write(database, invented, { target: world.shop });
  await tellOfReview(database, { reviewId });
  expect(await told(owner)).toEqual([]);
});
