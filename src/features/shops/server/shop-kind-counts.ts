import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { type Samples, SHOP_KINDS, type ShopKind } from "../shop.ts";

const countsByKind = statement(
  "shop-kind-counts",
  (_, p: Slots<{ isSampleToo: boolean }>) => sql<{ kind: ShopKind; count: number }>`
    select shop.kind, count(*) as count
    from shop_listing
    join shop on shop.id = shop_id
    where ${p.isSampleToo} or not shop_listing.is_sample
    group by shop.kind`,
  { isRead: true },
);

/** How many listed shops there are of each kind, noughts included. */
export async function shopKindCounts(
  database: Database,
  { samples }: { samples: Samples },
): Promise<Record<ShopKind, number>> {
  const counts = await countsByKind.all(database, { isSampleToo: samples === "included" });
  const countOf = new Map(counts.map(({ kind, count }) => [kind, count]));
  return Object.fromEntries(SHOP_KINDS.map((kind) => [kind, countOf.get(kind) ?? 0])) as Record<
    ShopKind,
    number
  >;
}
