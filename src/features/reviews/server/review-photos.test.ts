import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { eraseAccount } from "#features/leaving/server/erase-account.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { setReviewState } from "./set-review-state.ts";
import {
  addTrusted,
  rewrite,
  type ReviewedWorld,
  saidOf,
  settleReviewed,
  write,
} from "./small-reviews.test-support.ts";
import { withdrawReview } from "./withdraw-review.ts";

const pictures = testPictures();
let world: ReviewedWorld;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
});

const media = statement(
  "media-in-review-test",
  () => sql<{ state: string; source: string }>`select state, source from media order by id`,
);
const removals = statement(
  "removals-in-review-test",
  () => sql<{ key: string }>`
    select payload ->> 'key' as key
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where identifier = 'remove-unused-picture'`,
);

async function photo(colour: string): Promise<Uint8Array> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

async function writeWith(colours: string[], isSample = false) {
  const tools = await pictures();
  const mo = await addTrusted(database, { isSample });
  const photos = await Promise.all(colours.map(photo));
  const { reviewId } = await write(database, mo, { target: world.shop, photos }, tools);
  return { mo, reviewId, tools };
}

test("the photos of a removed review are seen by nobody, and again once it is restored", async () => {
  const { reviewId } = await writeWith(["#c40"]);
  await setReviewState(database, { reviewId, from: "approved", to: "removed" });
  expect(await media.all(database)).toEqual([{ state: "pending", source: "visitor" }]);
  await setReviewState(database, { reviewId, from: "removed", to: "approved" });
  expect(await media.all(database)).toEqual([{ state: "shown", source: "visitor" }]);
});

test("a photo that another review shows too stays", async () => {
  const { reviewId } = await writeWith(["#c40", "#04c"]);
  await writeWith(["#c40"]);
  await setReviewState(database, { reviewId, from: "approved", to: "removed" });
  expect((await media.all(database)).map(({ state }) => state)).toEqual(["shown", "pending"]);
});

test("photos that are left out, withdrawn or refused are removed soon, and the same one twice is one", async () => {
  const { mo, reviewId, tools } = await writeWith(["#c40", "#c40", "#04c"]);
  expect(await media.all(database)).toHaveLength(2);
  const change = { reviewId, rev: 1, said: saidOf(), keepPhotos: [], photos: [] };
  await rewrite(database, mo, change, tools);
  expect(await removals.all(database)).toHaveLength(2);
  const stale = { ...change, photos: [await photo("#0c4")] };
  await expect(rewrite(database, mo, stale, tools)).rejects.toMatchObject({ kind: "conflict" });
  expect(await removals.all(database)).toHaveLength(3);
  await rewrite(database, mo, { ...stale, rev: 2 }, tools);
  await withdrawReview(database, mo, { reviewId });
  expect(await removals.all(database)).toHaveLength(4);
});

test("those of somebody invented are samples", async () => {
  await writeWith(["#c40"], true);
  expect(await media.all(database)).toEqual([{ state: "shown", source: "sample" }]);
});

test("those of somebody who is erased are removed", async () => {
  const { mo } = await writeWith(["#c40"]);
  await eraseAccount(database, { accountId: mo.accountId, onlyIfDue: false });
  expect(await removals.all(database)).toHaveLength(1);
});
