import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Admin, asMember, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { sendMenuImage } from "#features/contributions/server/menu-image.test-support.ts";
import { withStoredImage } from "#features/media/server/with-stored-images.ts";
import { addPhoto, photoToStore } from "#features/contributions/server/add-photo.ts";
import { standingOf } from "#features/contributions/server/standing-of.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { shownPicture } from "#features/media/server/shown-picture.ts";
import { editReview } from "#features/reviews/server/edit-review.ts";
import { setReviewState } from "#features/reviews/server/set-review-state.ts";
import { addTrusted, saidOf, write } from "#features/reviews/server/small-reviews.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { appealDecision } from "./appeal-decision.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { queuedReports } from "./queued-reports.ts";
import { reportedReviews } from "./queued-reviews.ts";
import { reportedPicture } from "./reported-picture.ts";
import {
  aMenuImage,
  aPhoto,
  appealAndRestore,
  coloured,
  decide,
  type PartsWorld,
  removalOf,
  reviewOfSam,
} from "./reported-parts.test-support.ts";
import { addAdmin, report } from "./small-case.test-support.ts";

const database = testWorld(settleSmallWorld);
const pictures = testPictures();

let world: PartsWorld;
let eva: Admin;
let noor: Member;
beforeEach(async () => {
  world = { database, tools: await pictures(), ada: await addAdmin(database, "Ada") };
  eva = await addAdmin(database, "Eva");
  noor = await addMember(database, { name: "Noor" });
});

const letHoldsRunOut = statement(
  "let-all-holds-run-out-in-test",
  () => sql`update content_hold set hidden_until = hidden_until - interval '2 days'`,
);

test("what several people have hidden already can be removed all the same, for longer than that", async () => {
  const { target, isShown } = await aPhoto(world);
  for (const one of [noor, await addMember(database), await addMember(database)])
    await report(database, one, { ...target, reason: "hate" });
  expect(await isShown()).toBe(false);
  const [{ id = "" } = {}] = (await queuedReports(database)).items;
  await decide(database, world.ada, Number(id));
  await letHoldsRunOut.run(database);
  expect(await isShown()).toBe(false);
});

test("whose picture of a menu is removed has its points taken back, and an appeal brings them again", async () => {
  const { target, author } = await aMenuImage(world);
  const points = async () => (await standingOf(database, author.accountId)).points;
  expect(await points()).toBe(10);
  await decide(database, world.ada, await report(database, null, target));
  expect(await points()).toBe(5);
  await appealAndRestore(database, { author, admin: eva });
  expect(await points()).toBe(10);
});

async function twoPhotosOfSam() {
  const sam = await reviewOfSam(world, [await coloured("#c40"), await coloured("#04c")]);
  const [bad, good] = (await sam.seen())?.photos ?? [];
  if (!bad || !good) throw new Error("The review has no photos");
  const keys = async () => (await sam.seen())?.photos.map(({ key }) => key);
  return { ...sam, bad, good, keys };
}

test("a photo that was taken away outlives a change of its review, or nothing could be put back", async () => {
  const { author, reviewId, rev, bad, good, keys } = await twoPhotosOfSam();
  await decide(database, world.ada, await report(database, null, { type: "photo", id: bad.id }));
  // The form sends what its author sees.
  const change = { reviewId, rev, said: saidOf({ overall: 3 }), keepPhotos: [good.key], photoIds: [] };
  await editReview(database, author, change);
  expect(await keys()).toEqual([good.key]);
  await appealAndRestore(database, { author, admin: eva });
  expect(await keys()).toEqual([good.key, bad.key]);
});

test("a photo that was taken away stays away when its review is removed and comes back", async () => {
  const { reviewId, bad, good, keys } = await twoPhotosOfSam();
  await decide(database, world.ada, await report(database, null, { type: "photo", id: bad.id }));
  await setReviewState(database, { reviewId, from: "approved", to: "removed" });
  await setReviewState(database, { reviewId, from: "removed", to: "approved" });
  expect(await keys()).toEqual([good.key]);
  expect(await shownPicture(database, bad.key)).toBeUndefined();
});

test("the photos of a review that reports have hidden have no address while that lasts, and admins see them", async () => {
  const { reviewId, bad, good } = await twoPhotosOfSam();
  const other = { type: "shop", id: await shopId(database, "cafe-zwart") } as const;
  const photos = [await coloured("#04c")];
  await write(database, await addTrusted(database), { target: other, photos }, world.tools);
  const reporters = [noor, await addMember(database), await addMember(database)];
  for (const one of reporters) await report(database, one, { id: reviewId, reason: "hate" });
  expect(await shownPicture(database, bad.key)).toBeUndefined();
  // The same picture is in a review that nobody reported.
  expect(await shownPicture(database, good.key)).toMatchObject({ key: good.key });
  const [hidden] = await reportedReviews(database);
  const photo = hidden?.photos.find(({ key }) => key === bad.key);
  const seen = reportedPicture(database, world.tools, { type: "photo", id: Number(photo?.photoId) });
  expect(await seen).toMatch(/^data:image\/jpeg;base64,/);
  await letHoldsRunOut.run(database);
  expect(await shownPicture(database, bad.key)).toMatchObject({ key: bad.key });
});

test("whoever decides the appeal of a review sees its stars and its photos, which have no address by then", async () => {
  const { author, reviewId, bad } = await twoPhotosOfSam();
  await decide(database, world.ada, await report(database, null, { type: "review", id: reviewId }));
  expect(await shownPicture(database, bad.key)).toBeUndefined();
  await appealDecision(database, author, { decisionId: await removalOf(database), text: "It was so." });
  const [appeal] = (await queuedAppeals(database, eva)).items;
  const size = { width: 60, height: 90 };
  expect(appeal).toMatchObject({ targetType: "review", review: { overall: 4, photos: [size, size] } });
  const [photo] = appeal?.review?.photos ?? [];
  const seen = reportedPicture(database, world.tools, { type: "photo", id: Number(photo?.photoId) });
  expect(await seen).toMatch(/^data:image\/jpeg;base64,/);
});

test("nobody reports a picture of a menu that waits, nor one that nobody has", async () => {
  const image = { bytes: await coloured("#c40"), name: "menu.jpg", isLimited: false };
  const shop = await shopId(database, "andersom");
  const id = await sendMenuImage(database, world.tools, noor, { ...image, shopId: shop });
  for (const one of [id, 987_654])
    await expect(report(database, null, { type: "menuImage", id: one })).rejects.toMatchObject({
      kind: "notFound",
    });
});

test("a picture that a shop shows as its own stays there while an equal one of a review is hidden", async () => {
  const { target, isShown, address } = await aPhoto(world);
  const shop = await shopId(database, "andersom");
  const permissions = { admin: false, mod: false, shopAdmin: [shop], brandAdmin: [] };
  const owner = asMember({ ...(await addMember(database)), permissions });
  const bytes = await coloured("#c40");
  const of = { type: "shop", id: shop } as const;
  const image = await photoToStore(database, owner, { of, bytes, use: "photo" });
  await withStoredImage(database, world.tools, image, (stored) =>
    addPhoto(database, owner, { of, stored, now: new Date() }),
  );
  for (const one of [noor, await addMember(database), await addMember(database)])
    await report(database, one, { ...target, reason: "hate" });
  expect(await isShown()).toBe(false);
  expect(await shownPicture(database, address ?? "")).toBeDefined();
});
