import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { MOST_POST_PICTURES } from "../post.ts";
import { pictureLine } from "../post-body.ts";
import { editPost, type PostChanges, removePost } from "./edit-post.ts";
import { postBySlug } from "./post-by-slug.ts";
import { addPostPicture, removePostPicture } from "./post-pictures.ts";
import { postToEdit } from "./posts-to-edit.ts";
import { removeDemoNews } from "./remove-demo-news.ts";
import { addArticle } from "./small-posts.test-support.ts";

const database = testWorld(settleSmallWorld);

let admin: Member;
let postId: number;

beforeEach(async () => {
  const member = await addMember(database);
  admin = { ...member, permissions: { ...member.permissions, admin: true } };
  ({ id: postId } = await addArticle(database, { body: { nl: "Lang", source: "nl" } }, { steps: [] }));
});

const keyOf = (number: number) => String(number).padStart(32, "0");

const storePicture = statement(
  "store-picture-in-test",
  (_, p: Params<{ key: string }>) => sql<{ id: number }>`
    insert into media (key, content_hash, mime, width, height, byte_count, source, state)
    values (${p.key}, ${p.key} || ${p.key}, 'image/jpeg', 1200, 800, 100, 'operator', 'shown') returning id`,
);

const removals = statement(
  "removals-of-post-pictures-in-test",
  () => sql<{ key: string }>`
    select payload ->> 'key' as key from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'remove-unused-picture'`,
);

const makeSample = statement(
  "make-sample-post-in-test",
  (_, p: Params<{ postId: number }>) => sql`
    update discover_post set is_sample = true, slug = 'sample-' || slug where id = ${p.postId}`,
);

async function addPicture(number = 1): Promise<string> {
  const key = keyOf(number);
  const { id = 0 } = (await storePicture.first(database, { key })) ?? {};
  const stored = { id, key, width: 1200, height: 800 };
  await addPostPicture(database, admin, { postId, stored, now: NOW });
  return key;
}

async function save(changes: PostChanges, id = postId) {
  const { rev = "" } = (await postToEdit(database, admin, { id })) ?? {};
  return database.transaction((tx) => editPost(tx, admin, { id, rev, changes }, { now: NOW }));
}

const errorsOf = async (saving: Promise<unknown>) => {
  const { errors } = (await saving.then(
    () => ({ errors: [] }),
    (error: unknown) => error,
  )) as {
    errors: { msg: string; param: string }[];
  };
  return errors.map(({ param }) => param);
};

const page = async (locale: "nl" | "en") => {
  const post = await postToEdit(database, admin, { id: postId });
  return postBySlug(database, { slug: post?.shown.slug ?? "", locale, now: NOW });
};

test("a picture that was sent makes nobody's unsaved post an older one", async () => {
  const before = await postToEdit(database, admin, { id: postId });
  const key = await addPicture();
  const after = await postToEdit(database, admin, { id: postId });
  expect(after?.rev).toBe(before?.rev);
  expect(after?.shown.pictures).toEqual([{ key, width: 1200, height: 800 }]);
});

test("a post is not published before each picture says in its languages what is to be seen, nor saved so afterwards", async () => {
  const key = await addPicture();
  const silent = `Lang\n\n${pictureLine({ key, alt: "" })}`;
  await save({
    title: { nl: "Nieuws", en: "News", source: "nl" },
    cover: key,
    body: { nl: silent, source: "nl" },
  });
  expect(await errorsOf(save({ step: "publish" }))).toEqual(["body.nl", "coverAlt.nl", "coverAlt.en"]);
  const told = pictureLine({ key, alt: "Een groene deur" });
  await save({
    coverAlt: { nl: "Een deur", en: "A door", source: "nl" },
    body: { nl: `Lang\n\n${told}\n\nen verder`, source: "nl" },
    step: "publish",
  });
  expect(await errorsOf(save({ coverAlt: { nl: "Een deur", source: "nl" } }))).toEqual(["coverAlt.en"]);
  expect((await page("en")).cover).toMatchObject({ key, alt: { text: "A door", locale: "en" } });
  const { cover, body } = await page("nl");
  expect(cover).toMatchObject({ key, alt: { text: "Een deur", locale: "nl" } });
  expect(body.parts).toEqual([
    { kind: "text", blocks: [{ kind: "paragraph", inlines: ["Lang"] }] },
    { kind: "picture", picture: { key, width: 1200, height: 800 }, alt: "Een groene deur" },
    { kind: "text", blocks: [{ kind: "paragraph", inlines: ["en verder"] }] },
  ]);
});

test("a picture of another post is none of this one", async () => {
  const key = await addPicture();
  const other = await addArticle(database, {}, { steps: [] });
  const body = { nl: pictureLine({ key, alt: "x" }), source: "nl" } as const;
  expect(await errorsOf(save({ body, cover: key }, other.id))).toEqual(["body.nl", "cover"]);
});

test("a picture goes once the post shows it nowhere, and its file with it", async () => {
  const [shown, other] = [await addPicture(1), await addPicture(2)];
  await save({ body: { nl: pictureLine({ key: shown, alt: "x" }), source: "nl" } });
  const removing = (key: string) => removePostPicture(database, admin, { postId, key });
  await expect(removing(shown)).rejects.toMatchObject({ kind: "conflict" });
  expect(await removing(other)).toMatchObject([{ key: shown }]);
  await expect(removing(other)).rejects.toMatchObject({ kind: "notFound" });
  expect(await removals.all(database)).toEqual([{ key: other }]);
});

test("of a post that is removed the pictures go too", async () => {
  const key = await addPicture();
  const { rev = "" } = (await postToEdit(database, admin, { id: postId })) ?? {};
  await database.transaction((tx) => removePost(tx, admin, { id: postId, rev }));
  expect(await removals.all(database)).toEqual([{ key }]);
});

test("of invented posts that are removed the pictures go too", async () => {
  const key = await addPicture();
  await makeSample.run(database, { postId });
  await removeDemoNews(database);
  expect(await removals.all(database)).toEqual([{ key }]);
});

test("a post has so many pictures and no more, but the same one again", async () => {
  for (let number = 1; number <= MOST_POST_PICTURES; number += 1) await addPicture(number);
  await expect(addPicture(99)).rejects.toMatchObject({ kind: "conflict" });
  const again = { id: 0, key: keyOf(1), width: 1200, height: 800 };
  const known = statement("picture-of-key-in-test", (db) =>
    db.selectFrom("media").select("id").where("key", "=", keyOf(1)),
  );
  const { id = 0 } = (await known.first(database)) ?? {};
  expect(await addPostPicture(database, admin, { postId, stored: { ...again, id }, now: NOW })).toHaveLength(
    MOST_POST_PICTURES,
  );
});
