import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopCard } from "../shop.ts";
import type { ListedShop } from "./listed-shop.ts";
import { cardOf, type CardRow, packedCards, unpackCards } from "./shop-card.ts";

const MOST_KEPT = 5000;

/** A cache by the stamps of listings: a changed listing has a new stamp, so nothing needs invalidation. */
const kept = new LRUCache<string, CardRow>({ max: MOST_KEPT });

const cardsOfIds = statement(
  "shop-cards",
  (_, p: Params<{ ids: number[] }>) => sql<{ packed: string | null }>`
    select ${packedCards} as packed from shop_listing where shop_id = any(${p.ids}::bigint[])`,
  { isRead: true },
);

interface ShopCardsQuery {
  shops: readonly ListedShop[];
  locale: Locale;
  /** For distances. */
  near?: Point | undefined;
  now: Date;
}

/** The cards of listed shops, in their order. */
export async function shopCards(
  database: Database,
  { shops, ...asker }: ShopCardsQuery,
): Promise<ShopCard[]> {
  const rows = new Map(shops.map((shop) => [shop.id, kept.get(shop.stamp)]));
  const missing = shops.filter(({ id }) => !rows.get(id));
  const ids = missing.map(({ id }) => id);
  const found = ids.length > 0 ? await cardsOfIds.first(database, { ids }) : undefined;
  for (const row of unpackCards(found?.packed)) rows.set(row[0].id, row);
  for (const shop of missing) {
    const row = rows.get(shop.id);
    if (row) kept.set(shop.stamp, row);
  }
  return [...rows.values()].flatMap((row) => (row ? cardOf(row, asker) : []));
}
