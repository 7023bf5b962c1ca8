import type { Member } from "#features/accounts/server/members.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import type { StoredImage } from "#features/media/server/store-image.ts";
import { lockShop } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { PhotosToEdit } from "../shop-photos.ts";
import { ownPhotos, photosToEdit } from "./photos-to-edit.ts";
import { writeLogo } from "./write-logo.ts";

interface NewShopLogo {
  shopId: number;
  stored: StoredImage;
  now: Date;
}

/**
 * Makes a stored picture the logo of a shop, for whoever speaks for it. It is on the shop's page at once, in place of the one before,
 * whoever sent that: a logo is no list that two could put together. Returns it with the photos.
 * @throws NotFound for a shop of others; NotAllowed for somebody invented where the shop is not
 */
export function setShopLogo(
  database: Database,
  member: Member,
  { shopId, stored, now }: NewShopLogo,
): Promise<PhotosToEdit> {
  return database.transaction(async (tx) => {
    await lockShop(tx, { id: shopId });
    const read = () => photosToEdit(tx, member, { shopId });
    const [own, standing] = [await ownPhotos(tx, member, { shopId }), await read()];
    if (!own || !standing) throw new NotFound("shop");
    const { rev, values } = standing;
    if (values.logo?.key === stored.key) return standing;
    return (await withRev<PhotosToEdit["values"]>(tx, {
      type: "photos",
      id: shopId,
      rev,
      by: member,
      role: member.permissions.admin ? "admin" : "shopAdmin",
      now,
      isSample: () => own.isSample,
      fields: { logo: stored.key },
      read,
      write: (writing) => writeLogo(writing, { shopId, standing: values.logo, mediaId: stored.id }),
    })) as PhotosToEdit;
  });
}
