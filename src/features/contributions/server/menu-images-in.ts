import { sql } from "kysely";
import { personAnswer } from "#features/accounts/person.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { originalFile } from "#features/media/server/picture-files.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { MenuImage, ShownMenuImage } from "../menu-image.ts";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";

const MOST = 500;

const waiting = statement(
  "menu-images-waiting",
  (_, p: Params<{ id: number | null }>) => sql<Omit<MenuImage, "author"> & { author: PersonRow | null }>`
    select menu_image.id::text as "_id",
      json_build_object('_id', shop.id::text, 'url', shop.slug, 'name', shop.name, 'isSample', shop.is_sample) as shop,
      menu_image.file_name as "fileName", media.width, media.height, to_json(menu_image.sent_at) #>> '{}' as "sentAt",
      (select to_json(author) from (select ${personColumns}) as author) as author
    from menu_image
    join shop on shop.id = menu_image.shop_id
    join media on media.id = menu_image.media_id
    join account on account.id = menu_image.author_id
    ${personJoins}
    where menu_image.state = 'pending' and (${p.id}::bigint is null or menu_image.id = ${p.id}::bigint)
    order by menu_image.sent_at, menu_image.id limit ${sql.lit(MOST)}`,
  { isRead: true },
);

/** The pictures of menus that wait for an admin, the oldest first; or one of them. */
export async function menuImagesWaiting(
  database: Database,
  { id = null }: { id?: number | null } = {},
): Promise<MenuImage[]> {
  const images = await waiting.all(database, { id });
  return images.map(({ author, ...image }) => ({
    ...image,
    author: author && personAnswer(personOf(author)),
  }));
}

const file = statement(
  "file-of-menu-image",
  (_, p: Params<{ id: number }>) => sql<{ key: string; mime: string }>`
    select media.key, media.mime from menu_image join media on media.id = menu_image.media_id
    where menu_image.id = ${p.id}`,
  { isRead: true },
);

/**
 * The picture itself, which has no public address before it was approved; as a `data:` address.
 * @throws NotFound; `StorageUnreachable` passes (503)
 */
export async function menuImageContent(
  database: Database,
  { storage }: Pick<PictureTools, "storage">,
  { imageId }: { imageId: number },
): Promise<string> {
  const row = await file.first(database, { id: imageId });
  const bytes = row && (await storage.read(originalFile(row.key, row.mime)));
  if (!row || !bytes) throw new NotFound("imageId");
  return `data:${row.mime};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** So many are shown with a menu. */
const MOST_SHOWN = 6;

// Shown where the menu is: a picture of it has its prices.
const shown = statement(
  "menu-images-of-shop",
  (_, p: Params<{ shopId: number }>) => sql<ShownMenuImage>`
    select menu_image.id, media.key, media.width, media.height, to_json(menu_image.sent_at) #>> '{}' as "sentAt",
      menu_image.is_sample as "isSample"
    from menu_image
    join media on media.id = menu_image.media_id and media.state = 'shown'
    join shop_compliance on shop_compliance.shop_id = menu_image.shop_id and shop_compliance.are_prices_public
    where menu_image.shop_id = ${p.shopId} and menu_image.state = 'approved'
      and not ${isHidden("menuImage", sql`menu_image.id`)}
    order by menu_image.sent_at desc limit ${sql.lit(MOST_SHOWN)}`,
  { isRead: true },
);

/** The approved pictures of a menu, the latest first; none where its prices are not public. */
export async function menuImagesOfShop(
  database: Database,
  { shopId }: { shopId: number },
): Promise<ShownMenuImage[]> {
  return shown.all(database, { shopId });
}
