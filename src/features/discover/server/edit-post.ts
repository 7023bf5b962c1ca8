import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { GivenFields } from "#features/dashboard/field.ts";
import { isInvented, keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { recordOf } from "#features/dashboard/server/record-of.ts";
import { removeWithRev } from "#features/dashboard/server/remove-with-rev.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { refuseTakenAway } from "#features/holds/server/hold.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid } from "#platform/errors/errors.ts";
import { IS_OUT_ALREADY } from "../call-refusals.ts";
import type { NewPost } from "../post.ts";
import { POST_FIELDS } from "../post-fields.ts";
import type { PostState, PostStep } from "../post-state.ts";
import type { PostToEdit, PostValues } from "../post-to-edit.ts";
import { addPost } from "./add-post.ts";
import { missingAlts, troublesOfPictures } from "./check-pictures.ts";
import { movePost } from "./move-post.ts";
import { removePicturesOf } from "./post-pictures.ts";
import { postToEdit } from "./posts-to-edit.ts";
import { savePost } from "./save-post.ts";

type GivenPost = GivenFields<typeof POST_FIELDS>;

/** Set when a post is made, and by nobody later. */
type Fixed = "author" | "brand" | "shop";

/** What an admin saves of a post: fields, and a step of its state. */
export interface PostChanges extends Partial<Omit<GivenPost, Fixed>> {
  step?: PostStep | undefined;
}

const authorOfPost = statement(
  "author-of-new-post",
  (_, p: Params<{ brandId: number | null; shopId: number | null }>) => sql<{ isSample: boolean }>`
    select is_sample as "isSample" from brand where id = ${p.brandId}::bigint
    union all
    select is_sample from shop where id = ${p.shopId}::bigint`,
);

/**
 * Adds a post as a draft, inside of the caller's transaction. What somebody invented writes for the editors is invented too.
 * @throws NotAllowed for whoever is no admin; Invalid, NotCompliant by field
 */
export async function newPost(tx: Database, member: Member, given: GivenPost): Promise<PostToEdit> {
  const admin = asAdmin(member);
  const post = writtenPost(given);
  const author =
    given.author === "editorial"
      ? { isSample: await isInvented(tx, admin) }
      : await authorOfPost.first(tx, { brandId: post.brandId, shopId: post.shopId });
  const isNamed = post.brandId !== null || post.shopId !== null;
  if (!author && isNamed) throw new Invalid([{ msg: "Is unknown", param: given.author }]);
  const { isSample = false } = author ?? {};
  await keepToSamples(tx, admin, { isSample });
  refusePictures(given, []);
  const { id } = await addPost(tx, { ...post, coverId: null, isSample });
  await recordOf(tx, admin, { action: "add", type: "post", id });
  return (await postToEdit(tx, admin, { id })) as PostToEdit;
}

/**
 * Saves fields of a post and moves its state, inside of the caller's transaction.
 * @throws NotFound; Stale; Conflict where it can't be moved so, or is out already; Invalid by field
 */
export async function editPost(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: PostChanges },
  { now }: { now: Date },
): Promise<PostToEdit> {
  const { step, ...given } = changes;
  const admin = asAdmin(member);
  const saved = await withRev<PostValues>(tx, {
    type: "post",
    id,
    rev,
    by: admin,
    role: "admin",
    now,
    isSample: ({ shown }) => shown["isSample"] === true,
    fields: POST_FIELDS,
    read: (inside) => lockedPost(inside, admin, { id }),
    write: async (inside, before) => {
      const post = before as PostToEdit;
      if (Object.keys(given).length > 0) await writeFields(inside, { post, given, now });
      if (step) await movePost(inside, { postId: id, step, now });
      await refuseSilent(inside, admin, { id });
    },
  });
  return saved as PostToEdit;
}

/**
 * Removes a post that nobody sees, with its pictures. One that is out is taken down before.
 * @throws NotFound; Stale; Conflict, also when a moderator took it away: an appeal may put it back
 */
export async function removePost(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  const admin = asAdmin(member);
  await removeWithRev(tx, {
    type: "post",
    id,
    rev,
    by: admin,
    read: (inside) => lockedPost(inside, admin, { id }),
    remove: async (inside, { shown }) => {
      if (isPublic(shown.state)) throw new Conflict("state", IS_OUT_ALREADY.msg);
      await refuseTakenAway(inside, { type: "post", id });
      await removePicturesOf(inside, { postId: id });
      await deletePost.run(inside, { id });
    },
  });
}

const deletePost = statement("delete-post", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("discover_post").where("id", "=", p.id),
);

const lockPost = statement("lock-post", (db, p: Params<{ id: number }>) =>
  db.selectFrom("discover_post").select("id").where("id", "=", p.id).forUpdate(),
);

async function lockedPost(
  tx: Database,
  member: Member,
  asked: { id: number },
): Promise<PostToEdit | undefined> {
  await lockPost.first(tx, asked);
  return postToEdit(tx, member, asked);
}

const isPublic = (state: PostState) => state === "scheduled" || state === "published";

const coverOfPost = statement(
  "cover-of-post",
  (_, p: Params<{ postId: number; key: string | null }>) => sql<{ id: number }>`
    select media.id from discover_post_picture join media on media.id = discover_post_picture.media_id
    where discover_post_picture.post_id = ${p.postId} and media.key = ${p.key}::text`,
);

interface WrittenFields {
  post: PostToEdit;
  given: Partial<Omit<GivenPost, Fixed>>;
  now: Date;
}

async function writeFields(tx: Database, { post, given, now }: WrittenFields): Promise<void> {
  const { id, values, shown } = post;
  const time = (at: string | null) => (at === null ? null : new Date(at));
  const all: GivenPost = {
    ...values,
    brand: values.brand && idOf(values.brand),
    shop: values.shop && idOf(values.shop),
    cities: values.cities.map(idOf),
    tags: values.tags?.split(", ") ?? [],
    publishedAt: time(values.publishedAt),
    startsAt: time(values.startsAt),
    endsAt: time(values.endsAt),
    ...given,
  };
  refusePictures(
    all,
    shown.pictures.map(({ key }) => key),
  );
  const cover = await coverOfPost.first(tx, { postId: id, key: all.cover });
  const state = stateWith(shown.state, all.publishedAt, now);
  await savePost(tx, { ...writtenPost(all), id, coverId: cover?.id ?? null, state }, { now });
}

/** One that is still to come follows its date. */
function stateWith(state: PostState, publishedAt: Date | null, now: Date): PostState {
  if (state === "draft") return state;
  if (publishedAt === null) throw new Invalid([{ msg: "Is missing", param: "publishedAt" }]);
  if (state === "published" && publishedAt > now)
    throw new Invalid([{ msg: IS_OUT_ALREADY.msg, param: "publishedAt" }]);
  return state === "scheduled" && publishedAt <= now ? "published" : state;
}

const idOf = ({ _id: id }: { _id: string }) => Number(id);

function refusePictures(
  given: Pick<GivenPost, "title" | "body" | "cover" | "coverAlt">,
  keys: string[],
): void {
  const troubles = troublesOfPictures(given, keys);
  if (troubles.length > 0) throw new Invalid(troubles);
}

/** What others see, or will, says what is to be seen on its pictures. */
async function refuseSilent(tx: Database, member: Member, asked: { id: number }): Promise<void> {
  const post = await postToEdit(tx, member, asked);
  if (!post || !isPublic(post.shown.state)) return;
  const troubles = missingAlts(post.values);
  if (troubles.length > 0) throw new Invalid(troubles);
}

/** What belongs to another author or kind than the chosen one is left out: its fields are not shown. */
function writtenPost(given: GivenPost): Omit<NewPost, "coverId"> {
  const { kind, author, title, lead, body, coverAlt, publishedAt } = given;
  return {
    kind,
    title,
    lead,
    body,
    coverAlt,
    author,
    brandId: author === "brand" ? given.brand : null,
    shopId: author === "shop" ? given.shop : null,
    cityIds: given.cities,
    tags: given.tags ?? [],
    isSponsored: author !== "editorial" && given.isSponsored,
    publishedAt,
    event:
      kind === "event" && given.startsAt !== null
        ? { startsAt: given.startsAt, endsAt: given.endsAt, place: given.place || null }
        : null,
  };
}
