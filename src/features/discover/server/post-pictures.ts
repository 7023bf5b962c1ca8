import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import type { Picture } from "#features/media/media.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import type { NewImage, StoredImage } from "#features/media/server/store-image.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { ENOUGH_PICTURES, PICTURE_IN_USE } from "../call-refusals.ts";
import { MOST_POST_PICTURES } from "../post.ts";
import { writtenParts } from "../post-body.ts";
import type { PostToEdit } from "../post-to-edit.ts";
import { postToEdit } from "./posts-to-edit.ts";

interface PictureOfPost {
  postId: number;
  key: string;
}

/** The posts' table is written too: whoever saves it waits, and sees what was sent. */
const holdPost = statement("hold-post-of-picture", (db, p: Params<{ postId: number }>) =>
  db.selectFrom("discover_post").select("id").where("id", "=", p.postId).forUpdate(),
);

const insert = statement(
  "insert-post-picture",
  (_, p: Params<{ postId: number; mediaId: number; now: Date }>) => sql`
    insert into discover_post_picture (post_id, media_id, added_at)
    values (${p.postId}, ${p.mediaId}, ${p.now}) on conflict do nothing`,
);

const remove = statement(
  "remove-post-picture",
  (_, p: Params<PictureOfPost>) => sql`
    delete from discover_post_picture using media
    where media.id = discover_post_picture.media_id and media.key = ${p.key}
      and discover_post_picture.post_id = ${p.postId}`,
);

const keysOf = statement(
  "pictures-of-post",
  (_, p: Params<{ postId: number }>) => sql<{ key: string }>`
    select media.key from discover_post_picture join media on media.id = discover_post_picture.media_id
    where discover_post_picture.post_id = ${p.postId}`,
);

/**
 * A picture for a post, as it is to be stored (`withStoredImage`). Asked before, because a picture takes long to make.
 * @throws NotFound; Conflict when the post has as many as it may
 */
export async function postPictureToStore(
  database: Database,
  member: Member,
  { postId, bytes }: { postId: number; bytes: Uint8Array },
): Promise<NewImage> {
  const post = await ownPost(database, member, postId);
  refuseTooMany(post, null);
  const source = post.shown.isSample ? "sample" : "operator";
  return { bytes, purpose: "picture", source, state: "shown" };
}

/**
 * Adds a picture to those of a post, where its cover and its text can take it from. Returns all of them.
 * @throws NotFound; Conflict when the post has as many as it may
 */
export function addPostPicture(
  database: Database,
  member: Member,
  { postId, stored, now }: { postId: number; stored: StoredImage; now: Date },
): Promise<Picture[]> {
  return database.transaction(async (tx) => {
    await holdPost.first(tx, { postId });
    refuseTooMany(await ownPost(tx, member, postId), stored.key);
    await insert.run(tx, { postId, mediaId: stored.id, now });
    await note(tx, member, { postId, details: { added: stored.key } });
    return (await ownPost(tx, member, postId)).shown.pictures;
  });
}

/**
 * Removes a picture of a post that neither its cover nor its text shows. Returns those that stay.
 * @throws NotFound; Conflict while the post shows it
 */
export function removePostPicture(
  database: Database,
  member: Member,
  { postId, key }: PictureOfPost,
): Promise<Picture[]> {
  return database.transaction(async (tx) => {
    await holdPost.first(tx, { postId });
    const post = await ownPost(tx, member, postId);
    if (isShowing(post, key)) throw new Conflict("picture", PICTURE_IN_USE.msg);
    if ((await remove.run(tx, { postId, key })) === 0) throw new NotFound("picture");
    await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
    await note(tx, member, { postId, details: { removed: key } });
    return (await ownPost(tx, member, postId)).shown.pictures;
  });
}

/** Before its post is removed, which takes their rows with it. */
export async function removePicturesOf(tx: Database, asked: { postId: number }): Promise<void> {
  for (const { key } of await keysOf.all(tx, asked)) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
}

async function ownPost(tx: Database, member: Member, id: number): Promise<PostToEdit> {
  const post = await postToEdit(tx, member, { id });
  if (!post) throw new NotFound("post");
  await keepToSamples(tx, member, post.shown);
  return post;
}

/** One that is there already, by its key, needs no room. */
function refuseTooMany({ shown: { pictures } }: PostToEdit, key: string | null): void {
  if (pictures.length >= MOST_POST_PICTURES && !pictures.some((picture) => picture.key === key))
    throw new Conflict("image", ENOUGH_PICTURES.msg);
}

function isShowing({ values: { cover, body } }: PostToEdit, key: string): boolean {
  return (
    cover === key ||
    LOCALES.some((locale) =>
      writtenParts(body[locale] ?? "").some((part) => part.kind === "picture" && part.key === key),
    )
  );
}

function note(
  tx: Database,
  member: Member,
  { postId, details }: { postId: number; details: { added?: string; removed?: string } },
): Promise<void> {
  return record(tx, {
    actorId: asAdmin(member).accountId,
    actorRole: "admin",
    action: "edit",
    targetType: "post",
    targetId: postId,
    details,
  });
}
