import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureFolder } from "#features/media/server/picture-files.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { removeUnusedPicture } from "#features/media/server/remove-unused-picture.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { photo, photoWithPlace } from "#platform/images/sent-pictures.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { sql } from "kysely";
import { changePortrait } from "./change-portrait.ts";
import { givePortrait } from "./portrait.test-support.ts";
import type { Member } from "./members.ts";
import { addMember } from "./people.test-support.ts";

const database = testDatabase();
const pictures = testPictures();

const portraitOf = statement(
  "portrait-in-test",
  (_, p: Params<{ accountId: number }>) => sql<{
    key: string | null;
    source: string;
    state: string;
    number: number;
  }>`
    select media.key, media.source, media.state, account.default_picture as number
    from account left join media on media.id = account.picture_id where account.id = ${p.accountId}`,
);
const mediaKeys = statement("media-keys-in-test", (db) => db.selectFrom("media").select("key").orderBy("id"));
const removals = statement(
  "removals-in-test",
  () => sql<{ payload: { key: string } }>`
    select payload from graphile_worker._private_jobs order by id`,
);
const makeSample = statement(
  "make-portrait-sample-in-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account set is_sample = true, url = 'sample-' || url where id = ${p.accountId}`,
);

const erase = statement("erase-account-of-portrait-in-test", (db, p: Params<{ accountId: number }>) =>
  db.deleteFrom("account").where("id", "=", p.accountId),
);

interface Wish {
  bytes?: Uint8Array;
  userId?: number;
  on?: Database;
}

const give = (tools: PictureTools, member: Member, { bytes, userId, on = database }: Wish) =>
  bytes
    ? givePortrait(on, tools, member, { userId, bytes })
    : changePortrait(on, member, { userId, to: { defaultPicture: 3 } });

/** As the background does. */
async function runRemovals(tools: PictureTools, on: Database): Promise<void> {
  for (const { payload } of await removals.all(on)) await removeUnusedPicture(on, tools, payload);
}

const small = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

test("a picture is drawn anew, 512 pixels at most, without what came along, and shown", async () => {
  const [tools, sam] = [await pictures(), await addMember(database)];
  const thumbnail = await give(tools, sam, { bytes: await photoWithPlace() });
  const kept = await portraitOf.first(database, sam);
  expect(kept).toMatchObject({ source: "visitor", state: "shown" });
  expect(thumbnail).toBe(`/img/${kept?.key}?w=192&h=192`);
  const file = await tools.storage.read(`${pictureFolder(kept?.key ?? "")}/original.jpg`);
  const { format, width, height, exif, xmp } = await sharp(file).metadata();
  expect({ format, width, height, exif, xmp }).toMatchObject({ format: "jpeg", width: 341, height: 512 });
  expect(exif).toBeUndefined();
  expect(xmp).toBeUndefined();
});

test("a drawn one takes its place, and its file goes", async () => {
  const [tools, sam] = [await pictures(), await addMember(database)];
  await give(tools, sam, { bytes: await photo() });
  expect(await give(tools, sam, {})).toBe("/default-profilepic-3.jpg");
  expect(await portraitOf.first(database, sam)).toMatchObject({ key: null, number: 3 });
  await runRemovals(tools, database);
  expect(await mediaKeys.all(database)).toEqual([]);
  expect(await tools.namesOfFiles()).toEqual([]);
});

test("a picture that somebody else shows as well stays, until they take another", async () => {
  const [tools, sam, noor] = [await pictures(), await addMember(database), await addMember(database)];
  const bytes = await small("#c40");
  for (const person of [sam, noor]) await give(tools, person, { bytes });
  await give(tools, sam, {});
  await runRemovals(tools, database);
  expect((await portraitOf.first(database, noor))?.key).not.toBeNull();
  expect(await tools.namesOfFiles()).toEqual(["original.jpg"]);
  await give(tools, noor, {});
  await runRemovals(tools, database);
  expect(await tools.namesOfFiles()).toEqual([]);
});

test("the same picture sent twice stays", async () => {
  const [tools, sam] = [await pictures(), await addMember(database)];
  const bytes = await small("#c40");
  expect(await give(tools, sam, { bytes })).toBe(await give(tools, sam, { bytes }));
  expect(await removals.all(database)).toEqual([]);
});

test("the picture of an invented person is a sample", async () => {
  const [tools, sam] = [await pictures(), await addMember(database)];
  await makeSample.run(database, sam);
  await give(tools, sam, { bytes: await small("#123") });
  expect(await portraitOf.first(database, sam)).toMatchObject({ source: "sample" });
});

test("only an admin changes the portrait of somebody else, and of nobody none", async () => {
  const [tools, sam, noor] = [await pictures(), await addMember(database), await addMember(database)];
  const userId = noor.accountId;
  for (const id of [userId, 0, 999_999])
    await expect(give(tools, sam, { userId: id })).rejects.toMatchObject({ kind: "notAllowed" });
  const ada = { ...sam, permissions: { ...sam.permissions, admin: true } } as Member;
  await give(tools, ada, { userId });
  expect(await portraitOf.first(database, noor)).toMatchObject({ number: 3 });
  await expect(give(tools, ada, { userId: 999_999 })).rejects.toMatchObject({ kind: "notFound" });
});

test("what is no picture changes nothing", async () => {
  const [tools, sam] = [await pictures(), await addMember(database)];
  await give(tools, sam, { bytes: await small("#123") });
  const before = await portraitOf.first(database, sam);
  await expect(give(tools, sam, { bytes: Buffer.from("GIF89a") })).rejects.toMatchObject({ kind: "invalid" });
  expect(await portraitOf.first(database, sam)).toEqual(before);
});

test("a picture that goes with somebody else's in the moment it is stored is stored again", async () => {
  const [tools, sam] = [await pictures(), await addMember(database)];
  let removalCount = 0;
  const on: Database = {
    execute: (bound) => database.execute(bound),
    async transaction(work) {
      const result = await database.transaction(work);
      const [stored] = await mediaKeys.all(database);
      if (stored && removalCount++ === 0) await removeUnusedPicture(database, tools, stored);
      return result;
    },
  };
  await give(tools, sam, { on, bytes: await small("#0a4") });
  expect((await portraitOf.first(database, sam))?.key).not.toBeNull();
  expect(await tools.namesOfFiles()).toEqual(["original.jpg"]);
});

test("a picture that arrives in the moment its owner is erased goes too", async () => {
  const [tools, sam] = [await pictures(), await addMember(database)];
  const on: Database = {
    execute: (bound) => database.execute(bound),
    async transaction(work) {
      const result = await database.transaction(work);
      await erase.run(database, sam);
      return result;
    },
  };
  await expect(give(tools, sam, { on, bytes: await small("#0a4") })).rejects.toMatchObject({
    kind: "notFound",
  });
  await runRemovals(tools, database);
  expect([await mediaKeys.all(database), await tools.namesOfFiles()]).toEqual([[], []]);
});

test("people who send and drop the same picture at once all end with what they chose last, and no file too many", async () => {
  const fresh = await freshDatabase();
  const tools = await pictures();
  const bytes = await small("#0a4");
  const people = await Promise.all(Array.from({ length: 4 }, () => addMember(fresh)));
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([
      ...people.map((person, n) =>
        give(tools, person, { on: fresh, ...((n + round) % 2 === 0 && { bytes }) }),
      ),
      runRemovals(tools, fresh),
    ]);
    const keys = await Promise.all(
      people.map(async (person) => (await portraitOf.first(fresh, person))?.key),
    );
    expect(keys.map((key, n) => (key !== null) === ((n + round) % 2 === 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(await tools.namesOfFiles()).toEqual(["original.jpg"]);
  }
  await Promise.all(people.map((person) => give(tools, person, { on: fresh })));
  await runRemovals(tools, fresh);
  expect(await tools.namesOfFiles()).toEqual([]);
});

test("one person who sends many pictures at once keeps one", async () => {
  const fresh = await freshDatabase();
  const tools = await pictures();
  const sam = await addMember(fresh);
  const colours = ["#100000", "#200000", "#300000", "#400000", "#500000"];
  await Promise.all(
    colours.map(async (colour) => give(tools, sam, { on: fresh, bytes: await small(colour) })),
  );
  await runRemovals(tools, fresh);
  const kept = await portraitOf.first(fresh, sam);
  expect(await mediaKeys.all(fresh)).toEqual([{ key: kept?.key }]);
});
