import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Viewer } from "#platform/viewer.ts";
import type { OwnMenuImage, OwnWaiting } from "../own-waiting.ts";
import { changesWaitingBy } from "./changes-in.ts";

const images = statement(
  "own-menu-images-waiting",
  (_, p: Params<{ accountId: number; shopId: number }>) => sql<OwnMenuImage>`
    select menu_image.id::text as "_id", json_build_object('url', shop.slug, 'name', shop.name) as shop,
      to_json(menu_image.sent_at) #>> '{}' as "sentAt"
    from menu_image join shop on shop.id = menu_image.shop_id
    where menu_image.author_id = ${p.accountId} and menu_image.state = 'pending'
      and shop.id = ${p.shopId}
    order by menu_image.sent_at desc, menu_image.id desc`,
  { isRead: true },
);

/** What the viewer sent about a shop and what waits; null for a visitor, whose pages are the same for everybody (page cache). */
export async function ownWaitingOfShop(
  database: Database,
  { accountId }: Pick<Viewer, "accountId">,
  { shopId }: { shopId: number },
): Promise<OwnWaiting | null> {
  if (accountId === null) return null;
  const [changes, sent] = await Promise.all([
    changesWaitingBy(database, { accountId, shopId }),
    images.all(database, { accountId, shopId }),
  ]);
  return { changes, images: sent };
}
