import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { RevisedType } from "#features/dashboard/server/revisions.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { IS_THERE_TWICE } from "#features/products/call-refusals.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type FieldError, Invalid, NotFound } from "#platform/errors/errors.ts";
import {
  PHOTOGRAPHED,
  type Photographed,
  type PhotosOf,
  type PhotosToEdit,
  type PhotosToSave,
  type PhotoToEdit,
} from "../photos.ts";
import { holdPhotographed } from "./hold-photographed.ts";
import { ownPhotos, photographerRole, photosToEdit } from "./photos-to-edit.ts";
import { writeLogo } from "./write-logo.ts";

/** As what earlier versions and the log know the photos of a thing. */
export const REVISED_PHOTOS = {
  shop: "photos",
  brand: "brandPhotos",
  product: "productPhotos",
} as const satisfies Record<Photographed, RevisedType>;

function statementsOf(type: Photographed) {
  const [table, key] = [sql.table(`${type}_photo`), sql.ref(`${type}_id`)];
  return {
    remove: statement(
      `remove-photos-of-${type}`,
      (_, p: Params<{ id: number; keptIds: readonly number[] }>) => sql`
        delete from ${table} where ${key} = ${p.id} and media_id <> all (${p.keptIds}::bigint[])`,
    ),
    place: statement(
      `place-photos-of-${type}`,
      (_, p: Params<{ id: number; rows: string }>) => sql`
        update ${table} as shown set position = photo.position, alt = photo.alt
        from jsonb_to_recordset(${p.rows}::jsonb) as photo(id bigint, position integer, alt jsonb)
        where shown.${key} = ${p.id} and shown.media_id = photo.id
          and (shown.position, shown.alt) is distinct from (photo.position, photo.alt)`,
    ),
  };
}

const STATEMENTS = Object.fromEntries(PHOTOGRAPHED.map((type) => [type, statementsOf(type)])) as Record<
  Photographed,
  ReturnType<typeof statementsOf>
>;

/**
 * Saves the order of a thing's photos and what one sees on them, inside of the caller's transaction. Those that are missing are removed, and
 * their files with them; with `logo: null` so is the logo.
 * @throws NotFound for a thing or a photo of others; Stale; Invalid for one that is named twice
 */
export async function editPhotos(
  tx: Database,
  member: Member,
  { of, rev, photos, logo }: PhotosToSave & { of: PhotosOf },
  { now }: { now: Date },
): Promise<PhotosToEdit> {
  const own = await ownPhotos(tx, member, of);
  if (!own) throw new NotFound(of.type);
  return (await withRev<PhotosToEdit["values"]>(tx, {
    type: REVISED_PHOTOS[of.type],
    id: of.id,
    rev,
    by: member,
    role: photographerRole(member, of.type),
    now,
    isSample: () => own.isSample,
    fields: { photos, logo },
    read: async (reading) => {
      await holdPhotographed(reading, of);
      return photosToEdit(reading, member, of);
    },
    write: async (writing, { values }) => {
      await writePhotos(writing, { of, standing: values.photos, photos });
      if (logo === null) await writeLogo(writing, { of, standing: values.logo, mediaId: null });
    },
  })) as PhotosToEdit;
}

interface Writing {
  of: PhotosOf;
  standing: readonly PhotoToEdit[];
  photos: PhotosToSave["photos"];
}

async function writePhotos(tx: Database, { of: { type, id }, standing, photos }: Writing): Promise<void> {
  const ids = photos.map(({ _id: photoId }) => photoId);
  const stands = new Set(standing.map(({ _id: photoId }) => Number(photoId)));
  const stranger = ids.findIndex((photoId) => !stands.has(photoId));
  if (stranger !== -1) throw new NotFound(`photos.${stranger}._id`);
  const twice = ids.flatMap((photoId, place): FieldError[] =>
    ids.indexOf(photoId) < place ? [{ msg: IS_THERE_TWICE.msg, param: `photos.${place}._id` }] : [],
  );
  if (twice.length > 0) throw new Invalid(twice);
  const { remove, place: putInOrder } = STATEMENTS[type];
  await remove.run(tx, { id, keptIds: ids });
  const rows = photos.map(({ _id: photoId, alt }, place) => ({ id: photoId, position: place + 1, alt }));
  await putInOrder.run(tx, { id, rows: JSON.stringify(rows) });
  const gone = standing.filter(({ _id: photoId }) => !ids.includes(Number(photoId)));
  for (const { key } of gone) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
}
