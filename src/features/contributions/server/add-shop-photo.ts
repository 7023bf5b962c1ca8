import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import type { NewImage, StoredImage } from "#features/media/server/store-image.ts";
import { lockShop } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { ENOUGH_PHOTOS } from "../call-refusals.ts";
import { MOST_SHOP_PHOTOS, type PhotosToEdit, type PhotoUse } from "../shop-photos.ts";
import { ownPhotos, photosToEdit } from "./photos-to-edit.ts";

interface NewShopPhoto {
  shopId: number;
  stored: StoredImage;
  now: Date;
}

// The same picture of the same shop twice is one.
const insert = statement(
  "insert-shop-photo",
  (_, p: Params<{ shopId: number; mediaId: number; accountId: number; now: Date }>) => sql`
    insert into shop_photo (shop_id, position, media_id, added_by, added_at)
    select ${p.shopId}, coalesce(max(position), 0) + 1, ${p.mediaId}, ${p.accountId}, ${p.now}
    from shop_photo where shop_id = ${p.shopId}
    on conflict (shop_id, media_id) do nothing`,
);

interface PhotoToStore {
  shopId: number;
  bytes: Uint8Array;
  use: PhotoUse;
}

/**
 * A photo of a shop or its logo, as it is to be stored (`withStoredImage`). Asked before, because a picture takes long to make.
 * @throws NotFound for a shop of others; Conflict when it has as many photos as it may
 */
export async function shopPhotoToStore(
  database: Database,
  member: Member,
  { shopId, bytes, use }: PhotoToStore,
): Promise<NewImage> {
  const own = await ownPhotos(database, member, { shopId });
  if (!own) throw new NotFound("shop");
  const { isSample } = own;
  await keepToSamples(database, member, { isSample });
  if (use === "photo") refuseTooMany(own, null);
  const source = isSample ? "sample" : member.permissions.admin ? "operator" : "owner";
  return { bytes, purpose: "picture", source, state: "shown" };
}

/**
 * Adds a photo of a shop after its others, for whoever speaks for it. It is on the shop's page at once. Returns all of them.
 * @throws NotFound for a shop of others; Conflict when it has as many as it may
 */
export function addShopPhoto(
  database: Database,
  member: Member,
  { shopId, stored, now }: NewShopPhoto,
): Promise<PhotosToEdit> {
  return database.transaction(async (tx) => {
    await lockShop(tx, { id: shopId });
    const own = await ownPhotos(tx, member, { shopId });
    if (!own) throw new NotFound("shop");
    refuseTooMany(own, stored.key);
    const { accountId } = member;
    const isNew = (await insert.run(tx, { shopId, mediaId: stored.id, accountId, now })) > 0;
    const photos = await photosToEdit(tx, member, { shopId });
    if (!photos) throw new NotFound("shop");
    if (isNew)
      await record(tx, {
        actorId: accountId,
        actorRole: member.permissions.admin ? "admin" : "shopAdmin",
        action: "edit",
        targetType: "photos",
        targetId: shopId,
        details: { added: stored.key },
      });
    return photos;
  });
}

/** One that is there already, by its key, needs no room. */
function refuseTooMany({ photos }: Pick<PhotosToEdit["values"], "photos">, key: string | null): void {
  if (photos.length >= MOST_SHOP_PHOTOS && !photos.some((photo) => photo.key === key))
    throw new Conflict("image", ENOUGH_PHOTOS.msg);
}
