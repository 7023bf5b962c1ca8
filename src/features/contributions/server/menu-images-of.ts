import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ToldMenuImage } from "../own-waiting.ts";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import { refusedBecause } from "./refused-because-sql.ts";

// One that was taken down after a report is on no page any more: who sent it was told of that.
const own = statement(
  "menu-images-of-account",
  (_, p: Params<{ accountId: number; most: number }>) => sql<ToldMenuImage>`
    select menu_image.id::text as "_id", json_build_object('url', shop.slug, 'name', shop.name) as shop,
      to_json(menu_image.sent_at) #>> '{}' as "sentAt", menu_image.state,
      ${refusedBecause("menuImage", sql`menu_image.id`)} as reason, menu_image.explanation
    from menu_image join shop on shop.id = menu_image.shop_id
    where menu_image.author_id = ${p.accountId} and menu_image.state <> 'withdrawn'
      and not (menu_image.state = 'approved' and ${isHidden("menuImage", sql`menu_image.id`)})
    order by menu_image.sent_at desc, menu_image.id desc limit ${p.most}`,
  { isRead: true },
);

/** The photos of menus that one sent and did not take back, with what became of them, the latest first. */
export function menuImagesOf(
  database: Database,
  { accountId }: Pick<Member, "accountId">,
  { most }: { most: number },
): Promise<ToldMenuImage[]> {
  return own.all(database, { accountId, most });
}
