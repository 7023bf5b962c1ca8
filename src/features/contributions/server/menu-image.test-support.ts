import type { Member } from "#features/accounts/server/members.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { withStoredImage } from "#features/media/server/with-stored-images.ts";
import type { Database } from "#platform/database/database.ts";
import { addMenuImage, menuImageToStore } from "./add-menu-image.ts";

/** A picture of a menu, as the call takes it. Returns its id. */
export async function sendMenuImage(
  database: Database,
  tools: PictureTools,
  member: Member,
  { shopId, bytes, name, isLimited }: { shopId: number; bytes: Uint8Array; name: string; isLimited: boolean },
): Promise<number> {
  const image = await menuImageToStore(database, member, { shopId, bytes, isLimited });
  return withStoredImage(database, tools, image, (stored) =>
    addMenuImage(database, member, { shopId, stored, name, isLimited }),
  );
}
