import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { IS_THERE_TWICE } from "#features/products/call-refusals.ts";
import { lockShop } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type FieldError, Invalid, NotFound } from "#platform/errors/errors.ts";
import type { PhotosToEdit, PhotosToSave, PhotoToEdit } from "../shop-photos.ts";
import { ownPhotos, photosToEdit } from "./photos-to-edit.ts";
import { writeLogo } from "./write-logo.ts";

const removePhotos = statement(
  "remove-photos-of-shop",
  (_, p: Params<{ shopId: number; keptIds: readonly number[] }>) => sql`
    delete from shop_photo where shop_id = ${p.shopId} and media_id <> all (${p.keptIds}::bigint[])`,
);

const placePhotos = statement(
  "place-photos-of-shop",
  (_, p: Params<{ shopId: number; rows: string }>) => sql`
    update shop_photo set position = photo.position, alt = photo.alt
    from jsonb_to_recordset(${p.rows}::jsonb) as photo(id bigint, position integer, alt jsonb)
    where shop_photo.shop_id = ${p.shopId} and shop_photo.media_id = photo.id
      and (shop_photo.position, shop_photo.alt) is distinct from (photo.position, photo.alt)`,
);

/**
 * Saves the order of a shop's photos and what one sees on them, inside of the caller's transaction. Those that are missing are removed, and
 * their files with them; with `logo: null` so is the logo.
 * @throws NotFound for a shop or a photo of others; Stale; Invalid for one that is named twice
 */
export async function editPhotos(
  tx: Database,
  member: Member,
  { shop: shopId, rev, photos, logo }: PhotosToSave,
  { now }: { now: Date },
): Promise<PhotosToEdit> {
  const own = await ownPhotos(tx, member, { shopId });
  if (!own) throw new NotFound("shop");
  return (await withRev<PhotosToEdit["values"]>(tx, {
    type: "photos",
    id: shopId,
    rev,
    by: member,
    role: member.permissions.admin ? "admin" : "shopAdmin",
    now,
    isSample: () => own.isSample,
    fields: { photos, logo },
    read: async (reading) => {
      await lockShop(reading, { id: shopId });
      return photosToEdit(reading, member, { shopId });
    },
    write: async (writing, { values }) => {
      await writePhotos(writing, { shopId, standing: values.photos, photos });
      if (logo === null) await writeLogo(writing, { shopId, standing: values.logo, mediaId: null });
    },
  })) as PhotosToEdit;
}

interface Writing {
  shopId: number;
  standing: readonly PhotoToEdit[];
  photos: PhotosToSave["photos"];
}

async function writePhotos(tx: Database, { shopId, standing, photos }: Writing): Promise<void> {
  const ids = photos.map(({ _id: id }) => id);
  const stands = new Set(standing.map(({ _id: id }) => Number(id)));
  const stranger = ids.findIndex((id) => !stands.has(id));
  if (stranger !== -1) throw new NotFound(`photos.${stranger}._id`);
  const twice = ids.flatMap((id, place): FieldError[] =>
    ids.indexOf(id) < place ? [{ msg: IS_THERE_TWICE.msg, param: `photos.${place}._id` }] : [],
  );
  if (twice.length > 0) throw new Invalid(twice);
  await removePhotos.run(tx, { shopId, keptIds: ids });
  const rows = photos.map(({ _id: id, alt }, place) => ({ id, position: place + 1, alt }));
  await placePhotos.run(tx, { shopId, rows: JSON.stringify(rows) });
  const gone = standing.filter(({ _id: id }) => !ids.includes(Number(id)));
  for (const { key } of gone) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
}
