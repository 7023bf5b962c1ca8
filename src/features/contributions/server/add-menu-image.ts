import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { cleanFileName } from "#features/media/clean-file-name.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { type StoredImage, storeImage } from "#features/media/server/store-image.ts";
import { mayShowMenu } from "#features/compliance/compliance.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotCompliant } from "#platform/errors/errors.ts";
import { MENU_NOT_SHOWN } from "../call-refusals.ts";
import { keepToQuota } from "./keep-to-quota.ts";
import { holdContributor, shopToChange, speaksAs } from "./shop-to-change.ts";

interface NewMenuImage {
  shopId: number;
  bytes: Uint8Array;
  /** As its author’s device calls it. */
  name: string;
  /** The setting RATE_LIMIT. */
  isLimited: boolean;
  /** Done in the same transaction. */
  alsoDo?: (tx: Database, imageId: number) => Promise<void> | undefined;
}

interface Row {
  shopId: number;
  authorId: number;
  mediaId: number;
  fileName: string;
  isSample: boolean;
}

// The same picture of the same menu twice is one.
const insert = statement(
  "insert-menu-image",
  (_, p: Params<Row>) => sql<{ id: number }>`
    insert into menu_image (shop_id, author_id, media_id, file_name, is_sample)
    values (${p.shopId}, ${p.authorId}, ${p.mediaId}, ${p.fileName}, ${p.isSample})
    on conflict (shop_id, media_id) do update set media_id = excluded.media_id
    returning id`,
);

/**
 * Keeps the picture of a menu until an admin has looked at it; nobody else sees it before. Returns its id.
 * @throws NotFound, NotCompliant, TooOften, Invalid; `ImagesBusy` and `StorageUnreachable` pass (503)
 */
export async function addMenuImage(
  database: Database,
  tools: PictureTools,
  member: Member,
  { shopId, bytes, name, isLimited, alsoDo }: NewMenuImage,
): Promise<number> {
  const { accountId } = member;
  // Asked first: a picture takes long to make.
  const source = await database.transaction(async (tx) => {
    const shop = await shopToChange(tx, shopId, "shopId");
    if (!mayShowMenu(shop, "member")) throw new NotCompliant([{ msg: MENU_NOT_SHOWN.msg, param: "shopId" }]);
    await holdContributor(tx, member);
    if (isLimited) await keepToQuota(tx, { what: "images", by: member, more: 1, param: "image" });
    return shop.isSample ? ("sample" as const) : speaksAs(member, shopId);
  });
  const stored = await storeImage(database, tools, { bytes, purpose: "picture", source, state: "pending" });
  try {
    return await database.transaction(async (tx) => {
      await shopToChange(tx, shopId, "shopId");
      const { isSample } = await holdContributor(tx, member);
      if (isLimited) await keepToQuota(tx, { what: "images", by: member, more: 1, param: "image" });
      const fileName = fileNameOf(name, await mimeOf(tx, stored));
      const row = await insert.first(tx, {
        shopId,
        authorId: accountId,
        mediaId: stored.id,
        fileName,
        isSample,
      });
      if (!row) throw new Error("A picture of a menu was not kept");
      await alsoDo?.(tx, row.id);
      return row.id;
    });
  } catch (error) {
    // Nobody would come for the file.
    await enqueue(database, REMOVE_UNUSED_PICTURE, { key: stored.key });
    throw error;
  }
}

const mime = statement("mime-of-menu-image", (db, p: Params<{ id: number }>) =>
  db.selectFrom("media").select("mime").where("id", "=", p.id),
);

async function mimeOf(tx: Database, { id }: StoredImage): Promise<string> {
  return (await mime.first(tx, { id }))?.mime ?? "image/jpeg";
}

const LEAST_NAME = "menu";

/** "At least 3 characters" (specification section 5) are those of the name, which the extension alone would have. */
function fileNameOf(name: string, type: string): string {
  const clean = cleanFileName(name, type);
  const [stem = ""] = clean.split(".");
  return stem.length < 3 ? cleanFileName(`${LEAST_NAME}-${stem}`, type) : clean;
}
