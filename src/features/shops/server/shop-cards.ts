import { sql } from "kysely";
import type { Point } from "#features/places/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopCard } from "../shop.ts";
import { cardOf, type CardRow, cardRowJson, nextTimes } from "./shop-card.ts";

/** One JSON for all: two dozen rows cost the driver as much as the database. */
const cardsOfIds = statement(
  "shop-cards",
  (_, p: Slots<{ ids: number[]; now: Date }>) => sql<{ cards: CardRow[] }>`
    select coalesce(json_agg(${cardRowJson}), '[]') as cards
    from shop_listing
    ${nextTimes(p.now)}
    where shop_id = any(${p.ids}::bigint[])`,
  { isRead: true },
);

interface Asked {
  ids: number[];
  locale: Locale;
  /** For distances. */
  near?: Point | undefined;
  now: Date;
}

/** The cards of listed shops, in the order of their ids. */
export async function shopCards(database: Database, { ids, ...asker }: Asked): Promise<ShopCard[]> {
  if (ids.length === 0) return [];
  const row = await cardsOfIds.first(database, { ids, now: asker.now });
  const place = new Map(ids.map((id, index) => [id, index]));
  return (row?.cards ?? [])
    .map((card) => cardOf(card, asker))
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
