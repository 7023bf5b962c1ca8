import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { shownPicture } from "#features/media/server/shown-picture.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { sendMenuImage } from "./menu-image.test-support.ts";
import { addAdmin, addPersona, shopIn } from "./contributors.test-support.ts";
import { decideMenuImage } from "./decide-menu-image.ts";
import { menuImageContent, menuImagesOfShop, menuImagesWaiting } from "./menu-images-in.ts";
import { menuImagesOf } from "./menu-images-of.ts";
import { standingOf } from "./standing-of.ts";
import { takeMenuImageBack } from "./take-menu-image-back.ts";
import { undoTrials } from "./undo-trials.ts";

const database = testWorld(settleSmallWorld);
const pictures = testPictures();
let tools: Awaited<ReturnType<typeof pictures>>;
beforeEach(async () => void (tools = await pictures()));

const now = new Date();

const keyOf = statement("key-of-menu-image-in-test", (db, p: Params<{ id: number }>) =>
  db
    .selectFrom("menu_image")
    .innerJoin("media", "media.id", "menu_image.media_id")
    .select("key")
    .where("menu_image.id", "=", p.id),
);

const hold = statement(
  "hold-menu-image-in-test",
  (_, p: Params<{ id: number }>) => sql`
    insert into content_hold (target_type, target_id, hidden_until) values ('menuImage', ${p.id}, 'infinity')`,
);

const paper = (background: string) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background } })
    .png()
    .toBuffer();

async function send(member: Member, { name = "IMG 2044.PNG", background = "#fed", isLimited = false } = {}) {
  const { id: shopId } = await shopIn(database, "andersom");
  const bytes = await paper(background);
  return sendMenuImage(database, tools, member, { shopId, bytes, name, isLimited });
}

async function shownOf() {
  return menuImagesOfShop(database, { shopId: (await shopIn(database, "andersom")).id });
}

test("a picture waits where only admins see it, and is shown with its date once it was allowed", async () => {
  const sam = await addMember(database);
  const imageId = await send(sam);
  const { key = "" } = (await keyOf.first(database, { id: imageId })) ?? {};
  expect(await menuImagesWaiting(database)).toMatchObject([
    {
      _id: String(imageId),
      fileName: "IMG-2044.jpg",
      width: 60,
      height: 90,
      shop: { url: "andersom" },
      author: { url: sam.url },
    },
  ]);
  expect(await shownPicture(database, key)).toBeUndefined();
  expect(await shownOf()).toEqual([]);
  expect(await menuImageContent(database, tools, { imageId })).toMatch(/^data:image\/jpeg;base64,/);
  await decideMenuImage(database, await addAdmin(database), { imageId, allow: true, now });
  expect(await shownOf()).toMatchObject([{ id: imageId, key, sentAt: expect.any(String) }]);
  expect(await shownPicture(database, key)).toMatchObject({ key });
  expect(await menuImagesWaiting(database)).toEqual([]);
  expect(await standingOf(database, sam.accountId)).toMatchObject({ points: 5 });
  expect(await notificationsOf(database, sam)).toMatchObject([
    { type: "changeDecided", outcome: "approved", changed: ["menuImage"], shop: { url: "andersom" } },
  ]);
});

test("one that was refused is seen by nobody again", async () => {
  const sam = await addMember(database);
  const imageId = await send(sam);
  await decideMenuImage(database, await addAdmin(database), { imageId, allow: false, now });
  expect(await shownOf()).toEqual([]);
  await expect(menuImageContent(database, tools, { imageId })).rejects.toMatchObject({
    kind: "notFound",
  });
  expect(await standingOf(database, sam.accountId)).toMatchObject({ points: 0 });
});

test("the first decision holds, and whoever comes later is told whose it was", async () => {
  const imageId = await send(await addMember(database));
  const [ada, eva] = [await addAdmin(database, "Ada"), await addAdmin(database, "Eva")];
  await decideMenuImage(database, ada, { imageId, allow: true, now });
  for (const allow of [true, false])
    await expect(decideMenuImage(database, eva, { imageId, allow, now })).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Was decided already", param: "imageId", values: { name: "Ada" } }],
    });
  await expect(decideMenuImage(database, eva, { imageId: 987_654, allow: true, now })).rejects.toMatchObject({
    kind: "notFound",
  });
});

test.each([
  ["a.png", "menu-a.jpg"],
  ["ü", "menu-u.jpg"],
  ["../../etc/passwd", "etc-passwd.jpg"],
  ["", "picture.jpg"],
  [`${"lang".repeat(30)}.jpeg`, `${"lang".repeat(7).slice(0, 26)}.jpg`],
])("the name %j becomes %s", async (name, clean) => {
  await send(await addMember(database), { name });
  expect(await menuImagesWaiting(database)).toMatchObject([{ fileName: clean }]);
});

test("the same picture twice is one, and what is no picture is none", async () => {
  const sam = await addMember(database);
  expect(await send(sam)).toBe(await send(sam));
  const { id: shopId } = await shopIn(database, "andersom");
  const bytes = new TextEncoder().encode("<svg onload=alert(1)>");
  await expect(
    sendMenuImage(database, tools, sam, { shopId, bytes, name: "menu.png", isLimited: false }),
  ).rejects.toMatchObject({ kind: "invalid", errors: [{ param: "image" }] });
});

test("none is taken of a menu that may not be shown, nor shown of one whose prices may not be", async () => {
  const sam = await addMember(database);
  const imageId = await send(sam);
  await decideMenuImage(database, await addAdmin(database), { imageId, allow: true, now });
  await setProfile(database, { shop: "andersom" }, { prices: "hidden" });
  expect(await shownOf()).toEqual([]);
  await setProfile(database, { shop: "andersom" }, { menu: "hidden" });
  await expect(send(sam)).rejects.toMatchObject({ kind: "notCompliant" });
});

const pictureTasks = statement(
  "picture-tasks-in-test",
  () => sql<{ key: string }>`
    select payload ->> 'key' as key from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = ${REMOVE_UNUSED_PICTURE}`,
);

test("one of somebody invented is marked as a sample with a real shop, and goes with its file", async () => {
  const imageId = await send(await addPersona(database));
  const { key = "" } = (await keyOf.first(database, { id: imageId })) ?? {};
  await decideMenuImage(database, await addAdmin(database), { imageId, allow: true, now });
  expect(await shownOf()).toMatchObject([{ id: imageId, isSample: true }]);
  await undoTrials(database, { now: new Date() });
  expect(await shownOf()).toEqual([]);
  expect(await pictureTasks.all(database)).toContainEqual({ key });
});

test("somebody new sends four a day, where quotas are on", async () => {
  const sam = await addMember(database);
  for (const background of ["#100", "#200", "#300", "#400"]) await send(sam, { background, isLimited: true });
  await expect(send(sam, { background: "#500", isLimited: true })).rejects.toMatchObject({
    kind: "tooOften",
  });
});

test("one that was decided stays in the list of who sent it, with what became of it and why, as long as it is shown", async () => {
  const [sam, admin] = [await addMember(database), await addAdmin(database)];
  const [taken, refused] = [await send(sam), await send(sam, { background: "#def" })];
  await decideMenuImage(database, admin, { imageId: taken, allow: true, now });
  await decideMenuImage(database, admin, { imageId: refused, allow: false, reason: "unreadable", now });
  const told = async () =>
    (await menuImagesOf(database, sam, { most: 9 })).map(({ _id: id, state, reason }) => [id, state, reason]);
  expect(await told()).toEqual([
    [String(refused), "rejected", "unreadable"],
    [String(taken), "approved", null],
  ]);
  await hold.run(database, { id: taken });
  expect(await told()).toEqual([[String(refused), "rejected", "unreadable"]]);
});

test("one that waits is taken back by its author alone, with its file, and nobody decides about it any more", async () => {
  const [sam, noor] = [await addMember(database), await addMember(database)];
  const imageId = await send(sam);
  const { key = "" } = (await keyOf.first(database, { id: imageId })) ?? {};
  expect(await menuImagesOf(database, sam, { most: 9 })).toMatchObject([
    { _id: String(imageId), shop: { url: "andersom" }, state: "pending" },
  ]);
  await expect(takeMenuImageBack(database, noor, { imageId })).rejects.toMatchObject({ kind: "notFound" });
  for (const _ of ["once", "twice"]) await takeMenuImageBack(database, sam, { imageId });
  expect(await menuImagesOf(database, sam, { most: 9 })).toEqual([]);
  expect(await menuImagesWaiting(database)).toEqual([]);
  expect((await pictureTasks.all(database)).map((task) => task.key)).toContain(key);
  const admin = await addAdmin(database);
  await expect(decideMenuImage(database, admin, { imageId, allow: true, now })).rejects.toMatchObject({
    kind: "conflict",
    errors: [{ msg: "Was taken back by its author" }],
  });
});

test("one that was decided is not taken back, and what was taken back counts for the day", async () => {
  const sam = await addMember(database);
  const decided = await send(sam);
  await decideMenuImage(database, await addAdmin(database), { imageId: decided, allow: false, now });
  await expect(takeMenuImageBack(database, sam, { imageId: decided })).rejects.toMatchObject({
    kind: "conflict",
  });
  const noor = await addMember(database);
  const sendAndTakeBack = async () =>
    takeMenuImageBack(database, noor, { imageId: await send(noor, { isLimited: true }) });
  await expect(
    (async () => {
      for (let count = 0; count < 100; count += 1) await sendAndTakeBack();
    })(),
  ).rejects.toMatchObject({ kind: "tooOften" });
});
