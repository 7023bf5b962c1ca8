import { type RawBuilder, sql } from "kysely";
import { originalFile } from "#features/media/server/picture-files.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReportedPicture } from "../queue.ts";
import type { PictureTarget } from "../report.ts";

/** The picture of a pair of columns: the photo of a review, or of a menu. */
const isPictureOf = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<boolean>`
  (${type} = 'photo' and media.id = ${id} and exists (select from review_photo where media_id = media.id)
    or ${type} = 'menuImage' and media.id = (select media_id from menu_image where menu_image.id = ${id}))`;

/** Its size as JSON; null for what is no picture, or is gone. */
export const pictureJson = (
  type: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) => sql<ReportedPicture | null>`(
  select json_build_object('width', media.width, 'height', media.height) from media where ${isPictureOf(type, id)})`;

const file = statement(
  "file-of-reported-picture",
  (_, p: Params<PictureTarget>) => sql<{ key: string; mime: string }>`
    select media.key, media.mime from media where ${isPictureOf(sql`${p.type}::text`, sql`${p.id}::bigint`)}`,
  { isRead: true },
);

/**
 * A picture that somebody reported, as a `data:` address: one that was taken away has no public address, and whoever decides an
 * appeal has to see it.
 * @throws NotFound; `StorageUnreachable` passes (503)
 */
export async function reportedPicture(
  database: Database,
  { storage }: Pick<PictureTools, "storage">,
  target: PictureTarget,
): Promise<string> {
  const row = await file.first(database, target);
  const bytes = row && (await storage.read(originalFile(row.key, row.mime)));
  if (!row || !bytes) throw new NotFound("targetId");
  return `data:${row.mime};base64,${Buffer.from(bytes).toString("base64")}`;
}
