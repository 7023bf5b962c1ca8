import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";

const shopIdBySlug = statement("shop-id-by-slug", (db, p: Slots<{ slug: string }>) =>
  db
    .selectFrom("shop")
    .select("id")
    .where("slug", "=", p.slug)
    .where("is_sample", "=", false)
    .where("status", "in", [...PUBLIC_STATUSES]),
);

/**
 * The shop of a path such as `/de/coffeeshop/its-name`. Invented ones cannot be taken over.
 * @throws Invalid when there is none
 */
export async function shopIdOfPage(database: Database, path: string): Promise<number> {
  const slug = path.split("/").findLast(Boolean) ?? "";
  const shop = await shopIdBySlug.first(database, { slug });
  if (!shop) throw new Invalid([{ msg: "No shop has this page", param: "shopPage" }]);
  return shop.id;
}
