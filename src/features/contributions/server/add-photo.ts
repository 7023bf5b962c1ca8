import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import type { NewImage, StoredImage } from "#features/media/server/store-image.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotCompliant, NotFound } from "#platform/errors/errors.ts";
import { ENOUGH_PHOTOS, GROWER_SHOWS_NONE } from "../call-refusals.ts";
import {
  hasLogo,
  MOST_PHOTOS,
  PHOTOGRAPHED,
  type Photographed,
  type PhotosOf,
  type PhotosToEdit,
  type PhotoUse,
} from "../photos.ts";
import { REVISED_PHOTOS } from "./edit-photos.ts";
import { holdPhotographed } from "./hold-photographed.ts";
import { ownPhotos, photographerRole, photosToEdit } from "./photos-to-edit.ts";

interface NewPhoto {
  of: PhotosOf;
  stored: StoredImage;
  now: Date;
}

// The same picture of the same thing twice is one.
function insertOf(type: Photographed) {
  const [table, key] = [sql.table(`${type}_photo`), sql.ref(`${type}_id`)];
  return statement(
    `insert-photo-of-${type}`,
    (_, p: Params<{ id: number; mediaId: number; accountId: number; now: Date }>) => sql`
      insert into ${table} (${key}, position, media_id, added_by, added_at)
      select ${p.id}, coalesce(max(position), 0) + 1, ${p.mediaId}, ${p.accountId}, ${p.now}
      from ${table} where ${key} = ${p.id}
      on conflict (${key}, media_id) do nothing`,
  );
}

const INSERT = Object.fromEntries(PHOTOGRAPHED.map((type) => [type, insertOf(type)])) as Record<
  Photographed,
  ReturnType<typeof insertOf>
>;

interface PhotoToStore {
  of: PhotosOf;
  bytes: Uint8Array;
  use: PhotoUse;
}

/**
 * A photo of a thing or its logo, as it is to be stored (`withStoredImage`). Asked before, because a picture takes long to make.
 * @throws NotFound for a thing of others; Conflict when it has as many photos as it may; Invalid for the logo of a product; NotCompliant
 *   for a licensed grower
 */
export async function photoToStore(
  database: Database,
  member: Member,
  { of, bytes, use }: PhotoToStore,
): Promise<NewImage> {
  const own = await ownPhotos(database, member, of);
  if (!own) throw new NotFound(of.type);
  if (use === "logo" && !hasLogo(of.type)) throw new Invalid([{ msg: "Must be photo", param: "as" }]);
  const { isSample } = own;
  await keepToSamples(database, member, { isSample });
  refuseAdvertising(own);
  if (use === "photo") refuseTooMany(own, null);
  const isOfDesk = ["admin", "mod"].includes(photographerRole(member, of.type));
  const word = isOfDesk ? "operator" : "owner";
  return { bytes, purpose: "picture", source: isSample ? "sample" : word, state: "shown" };
}

/**
 * Adds a photo of a thing after its others, for whoever speaks for it. It is on its page at once. Returns all of them.
 * @throws NotFound for a thing of others; Conflict when it has as many as it may; NotCompliant for a licensed grower
 */
export function addPhoto(
  database: Database,
  member: Member,
  { of, stored, now }: NewPhoto,
): Promise<PhotosToEdit> {
  const { type, id } = of;
  return database.transaction(async (tx) => {
    await holdPhotographed(tx, of);
    const own = await ownPhotos(tx, member, of);
    if (!own) throw new NotFound(type);
    refuseAdvertising(own);
    refuseTooMany(own, stored.key);
    const { accountId } = member;
    const isNew = (await INSERT[type].run(tx, { id, mediaId: stored.id, accountId, now })) > 0;
    const photos = await photosToEdit(tx, member, of);
    if (!photos) throw new NotFound(type);
    if (isNew)
      await record(tx, {
        actorId: accountId,
        actorRole: photographerRole(member, type),
        action: "edit",
        targetType: REVISED_PHOTOS[type],
        targetId: id,
        details: { added: stored.key },
      });
    return photos;
  });
}

/** A grower of the experiment may not advertise (product.md section 6): neither its brand nor what it makes. @throws NotCompliant */
export function refuseAdvertising({ isOfGrower }: { isOfGrower: boolean }): void {
  if (isOfGrower) throw new NotCompliant([{ msg: GROWER_SHOWS_NONE.msg, param: "image" }]);
}

/** One that is there already, by its key, needs no room. */
function refuseTooMany({ photos }: Pick<PhotosToEdit["values"], "photos">, key: string | null): void {
  if (photos.length >= MOST_PHOTOS && !photos.some((photo) => photo.key === key))
    throw new Conflict("image", ENOUGH_PHOTOS.msg);
}
