import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import type { Picture } from "#features/media/media.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { hasLogo, type PhotosOf } from "../photos.ts";

const saveLogoOf = (type: "shop" | "brand") =>
  statement(`save-logo-of-${type}`, (db, p: Params<{ id: number; mediaId: number | null }>) =>
    db.updateTable(type).set({ logo_id: p.mediaId }).where("id", "=", p.id),
  );

const SAVE_LOGO = { shop: saveLogoOf("shop"), brand: saveLogoOf("brand") };

interface Logo {
  of: PhotosOf;
  /** The one before, whose file goes unless something else shows it. */
  standing: Picture | null;
  /** Null for none. */
  mediaId: number | null;
}

/** Gives a shop or a brand another logo, or none, inside of the caller's transaction, which holds it (`holdPhotographed`). */
export async function writeLogo(tx: Database, { of: { type, id }, standing, mediaId }: Logo): Promise<void> {
  if (!hasLogo(type)) return;
  await SAVE_LOGO[type].run(tx, { id, mediaId });
  if (standing) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key: standing.key });
}
