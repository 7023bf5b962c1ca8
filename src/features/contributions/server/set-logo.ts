import type { Member } from "#features/accounts/server/members.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import type { StoredImage } from "#features/media/server/store-image.ts";
import type { Database } from "#platform/database/database.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { PhotosOf, PhotosToEdit } from "../photos.ts";
import { refuseAdvertising } from "./add-photo.ts";
import { REVISED_PHOTOS } from "./edit-photos.ts";
import { holdPhotographed } from "./hold-photographed.ts";
import { ownPhotos, photographerRole, photosToEdit } from "./photos-to-edit.ts";
import { writeLogo } from "./write-logo.ts";

interface NewLogo {
  of: PhotosOf;
  stored: StoredImage;
  now: Date;
}

/**
 * Makes a stored picture the logo of a shop or a brand, for whoever speaks for it. It is on its page at once, in place of the one before,
 * whoever sent that: a logo is no list that two could put together. Returns it with the photos.
 * @throws NotFound for a thing of others; NotAllowed for somebody invented where it is not; NotCompliant for a licensed grower
 */
export function setLogo(
  database: Database,
  member: Member,
  { of, stored, now }: NewLogo,
): Promise<PhotosToEdit> {
  return database.transaction(async (tx) => {
    await holdPhotographed(tx, of);
    const read = () => photosToEdit(tx, member, of);
    const [own, standing] = [await ownPhotos(tx, member, of), await read()];
    if (!own || !standing) throw new NotFound(of.type);
    refuseAdvertising(own);
    const { rev, values } = standing;
    if (values.logo?.key === stored.key) return standing;
    return (await withRev<PhotosToEdit["values"]>(tx, {
      type: REVISED_PHOTOS[of.type],
      id: of.id,
      rev,
      by: member,
      role: photographerRole(member, of.type),
      now,
      isSample: () => own.isSample,
      fields: { logo: stored.key },
      read,
      write: (writing) => writeLogo(writing, { of, standing: values.logo, mediaId: stored.id }),
    })) as PhotosToEdit;
  });
}
