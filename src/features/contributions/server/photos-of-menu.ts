import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { MenuPhoto } from "../menu-image.ts";

/** So many are offered. */
const MOST = 12;

const photos = statement(
  "photos-of-menu",
  (_, p: Params<{ shopId: number; shopIds: readonly number[] | null }>) => sql<MenuPhoto>`
    select menu_image.id::text as id, case when menu_image.state = 'approved' then media.key end as key,
      to_json(menu_image.sent_at) #>> '{}' as "sentAt"
    from menu_image join media on media.id = menu_image.media_id
    where menu_image.shop_id = ${p.shopId}
      and (${p.shopIds}::bigint[] is null or menu_image.shop_id = any (${p.shopIds}::bigint[]))
      and (menu_image.state = 'approved' and media.state = 'shown' and not ${isHidden("menuImage", sql`menu_image.id`)}
        or menu_image.state = 'pending' and ${p.shopIds}::bigint[] is null)
    order by menu_image.sent_at desc, menu_image.id desc limit ${sql.lit(MOST)}`,
  { isRead: true },
);

/** The photos of a menu that whoever keeps it may read its prices from, the latest first: those that wait are for admins alone. */
export function photosOfMenu(
  database: Database,
  member: Member,
  { shopId }: { shopId: number },
): Promise<MenuPhoto[]> {
  return photos.all(database, { shopId, shopIds: rightsOf(member).shopIds });
}
