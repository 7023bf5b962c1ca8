import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { storeImage } from "#features/media/server/store-image.ts";
import { lockShop } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { ENOUGH_PHOTOS } from "../call-refusals.ts";
import { MOST_SHOP_PHOTOS, type PhotosToEdit } from "../shop-photos.ts";
import { ownPhotos, photosToEdit } from "./photos-to-edit.ts";

interface NewShopPhoto {
  shopId: number;
  bytes: Uint8Array;
  now: Date;
  /** Done in the same transaction. */
  alsoDo?: (tx: Database, photos: PhotosToEdit) => Promise<void> | undefined;
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

/**
 * Adds a photo of a shop after its others, for whoever speaks for it. It is on the shop's page at once. Returns all of them.
 * @throws NotFound for a shop of others; Conflict when it has as many as it may; Invalid; `ImagesBusy` and `StorageUnreachable` pass (503)
 */
export async function addShopPhoto(
  database: Database,
  tools: PictureTools,
  member: Member,
  { shopId, bytes, now, alsoDo }: NewShopPhoto,
): Promise<PhotosToEdit> {
  // Asked first: a picture takes long to make.
  const isSample = await roomIn(database, member, { shopId });
  const source = isSample ? "sample" : member.permissions.admin ? "operator" : "owner";
  const stored = await storeImage(database, tools, { bytes, purpose: "picture", source, state: "shown" });
  try {
    return await database.transaction(async (tx) => {
      await lockShop(tx, { id: shopId });
      await roomIn(tx, member, { shopId, isThere: stored.key });
      const { accountId } = member;
      const isNew = (await insert.run(tx, { shopId, mediaId: stored.id, accountId, now })) > 0;
      const photos = await photosToEdit(tx, member, { shopId });
      if (!photos) throw new NotFound("shop");
      await alsoDo?.(tx, photos);
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
  } catch (error) {
    // Nobody would come for the file.
    await enqueue(database, REMOVE_UNUSED_PICTURE, { key: stored.key });
    throw error;
  }
}

/** Whether it is a sample. One that is there already (`isThere`, its key) needs no room. */
async function roomIn(
  database: Database,
  member: Member,
  { shopId, isThere }: { shopId: number; isThere?: string },
): Promise<boolean> {
  const own = await ownPhotos(database, member, { shopId });
  if (!own) throw new NotFound("shop");
  const { photos, isSample } = own;
  if (photos.length >= MOST_SHOP_PHOTOS && !photos.some(({ key }) => key === isThere))
    throw new Conflict("image", ENOUGH_PHOTOS.msg);
  return isSample;
}
