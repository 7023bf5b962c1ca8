import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { cleanFileName } from "#features/media/clean-file-name.ts";
import type { NewImage, StoredImage } from "#features/media/server/store-image.ts";
import { mayShowMenu } from "#features/compliance/compliance.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotCompliant } from "#platform/errors/errors.ts";
import { MENU_NOT_SHOWN } from "../call-refusals.ts";
import { keepToQuota } from "./keep-to-quota.ts";
import { holdContributor, shopToChange, speaksAs } from "./shop-to-change.ts";

interface NewMenuImage {
  shopId: number;
  stored: StoredImage;
  /** As its author’s device calls it. */
  name: string;
  /** The setting RATE_LIMIT. */
  isLimited: boolean;
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
 * The picture of a menu, as it is to be stored (`withStoredImage`). Asked before, because a picture takes long to make.
 * @throws NotFound, NotCompliant, TooOften
 */
export async function menuImageToStore(
  database: Database,
  member: Member,
  { shopId, bytes, isLimited }: { shopId: number; bytes: Uint8Array; isLimited: boolean },
): Promise<NewImage> {
  const source = await database.transaction(async (tx) => {
    const shop = await shopToChange(tx, shopId, "shopId");
    if (!mayShowMenu(shop, "member")) throw new NotCompliant([{ msg: MENU_NOT_SHOWN.msg, param: "shopId" }]);
    await holdContributor(tx, member);
    if (isLimited) await keepToQuota(tx, { what: "images", by: member, more: 1, param: "image" });
    return shop.isSample ? ("sample" as const) : speaksAs(member, shopId);
  });
  return { bytes, purpose: "picture", source, state: "pending" };
}

/**
 * Keeps the picture of a menu until an admin has looked at it; nobody else sees it before. Returns its id.
 * @throws NotFound, TooOften
 */
export function addMenuImage(
  database: Database,
  member: Member,
  { shopId, stored, name, isLimited }: NewMenuImage,
): Promise<number> {
  return database.transaction(async (tx) => {
    await shopToChange(tx, shopId, "shopId");
    const { isSample } = await holdContributor(tx, member);
    if (isLimited) await keepToQuota(tx, { what: "images", by: member, more: 1, param: "image" });
    const fileName = fileNameOf(name, await mimeOf(tx, stored));
    const { accountId: authorId } = member;
    const row = await insert.first(tx, { shopId, authorId, mediaId: stored.id, fileName, isSample });
    if (!row) throw new Error("A picture of a menu was not kept");
    return row.id;
  });
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
