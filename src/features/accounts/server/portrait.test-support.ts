import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { withStoredImage } from "#features/media/server/with-stored-images.ts";
import type { Database } from "#platform/database/database.ts";
import { changePortrait, portraitToStore } from "./change-portrait.ts";
import type { Member } from "./members.ts";

/** A picture for a portrait, as the call takes it. Returns the address of its thumbnail. */
export async function givePortrait(
  database: Database,
  tools: PictureTools,
  member: Member,
  { userId, bytes }: { userId?: number | undefined; bytes: Uint8Array },
): Promise<string> {
  const image = await portraitToStore(database, member, { userId, bytes });
  return withStoredImage(database, tools, image, (stored) =>
    changePortrait(database, member, { userId, to: { stored } }),
  );
}
