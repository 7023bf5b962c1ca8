import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PhotosToEdit } from "../shop-photos.ts";

type Row = PhotosToEdit["values"] & { isSample: boolean };

const photosOfShop = statement(
  "photos-to-edit",
  (_, p: Params<{ shopId: number; shopIds: readonly number[] | null; statuses: readonly string[] }>) =>
    sql<Row>`
    select shop.is_sample as "isSample",
      (select coalesce(json_agg(json_build_object(
          '_id', media.id::text, 'key', media.key, 'width', media.width, 'height', media.height,
          'alt', coalesce(shop_photo.alt, media.alt)) order by shop_photo.position), '[]')
        from shop_photo join media on media.id = shop_photo.media_id
        where shop_photo.shop_id = shop.id) as photos,
      (select json_build_object('key', media.key, 'width', media.width, 'height', media.height)
        from media where media.id = shop.logo_id) as logo
    from shop
    where shop.id = ${p.shopId} and shop.status = any (${p.statuses}::text[])
      and (${p.shopIds}::bigint[] is null or shop.id = any (${p.shopIds}::bigint[]))`,
);

/** The photos and the logo of a shop that somebody may edit, and whether it is a sample; undefined for a shop of others, and for none. */
export async function ownPhotos(
  database: Database,
  member: Member,
  { shopId }: { shopId: number },
): Promise<Row | undefined> {
  return photosOfShop.first(database, { shopId, ...rightsOf(member), statuses: PUBLIC_STATUSES });
}

/** The photos of a shop, the cover first, and its logo, for whoever speaks for it; undefined for a shop of others, and for none. */
export async function photosToEdit(
  database: Database,
  member: Member,
  { shopId }: { shopId: number },
): Promise<PhotosToEdit | undefined> {
  const own = await ownPhotos(database, member, { shopId });
  if (!own) return undefined;
  const { photos, logo } = own;
  return {
    id: shopId,
    rev: revOf({ photos, logo }),
    values: { photos, logo },
    shown: { shop: String(shopId) },
  };
}
