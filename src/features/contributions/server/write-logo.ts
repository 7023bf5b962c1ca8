import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import type { Picture } from "#features/media/media.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const saveLogo = statement("save-logo-of-shop", (db, p: Params<{ shopId: number; mediaId: number | null }>) =>
  db.updateTable("shop").set({ logo_id: p.mediaId }).where("id", "=", p.shopId),
);

interface Logo {
  shopId: number;
  /** The one before, whose file goes unless something else shows it. */
  standing: Picture | null;
  /** Null for none. */
  mediaId: number | null;
}

/** Gives a shop another logo, or none, inside of the caller's transaction, which holds the lock of `lockShop`. */
export async function writeLogo(tx: Database, { shopId, standing, mediaId }: Logo): Promise<void> {
  await saveLogo.run(tx, { shopId, mediaId });
  if (standing) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key: standing.key });
}
