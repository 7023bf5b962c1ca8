import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Viewer } from "#platform/viewer.ts";
import type { OwnWaiting } from "../own-waiting.ts";
import { changesWaitingBy } from "./changes-in.ts";

const images = statement(
  "own-menu-images-waiting",
  (_, p: Params<{ accountId: number; shopId: number }>) => sql<{ count: number }>`
    select count(*)::integer as count from menu_image
    where author_id = ${p.accountId} and shop_id = ${p.shopId} and state = 'pending'`,
  { isRead: true },
);

/** What the viewer sent about a shop and what waits; null for a visitor, whose pages are the same for everybody (page cache). */
export async function ownWaitingOfShop(
  database: Database,
  { accountId }: Pick<Viewer, "accountId">,
  { shopId }: { shopId: number },
): Promise<OwnWaiting | null> {
  if (accountId === null) return null;
  const [changes, found] = await Promise.all([
    changesWaitingBy(database, { accountId, shopId }),
    images.first(database, { accountId, shopId }),
  ]);
  return { changes, imageCount: found?.count ?? 0 };
}
