import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ShopSort } from "../shop-query.ts";
import type { ShopCard } from "../shop.ts";

const publicPrices = statement(
  "gram-prices-of-shops",
  (_, p: Params<{ ids: number[] }>) => sql<{ prices: [shopId: number, cents: number][] }>`
    select coalesce(json_agg(json_build_array(shop_menu.shop_id, shop_menu.low_cents_per_gram)), '[]') as prices
    from shop_menu
    join shop_compliance on shop_compliance.shop_id = shop_menu.shop_id and shop_compliance.are_prices_public
    where shop_menu.shop_id = any(${p.ids}::bigint[]) and shop_menu.low_cents_per_gram is not null`,
  { isRead: true },
);

/** Euro cents of the cheapest gram of today on each menu with public prices; shops without one are missing. */
export async function gramPrices(database: Database, ids: number[]): Promise<ReadonlyMap<number, number>> {
  const row = await publicPrices.first(database, { ids });
  return new Map(row?.prices);
}

/** In the order of prices every card shows its price, so that a reader sees why it is at its place. */
export async function withGramPrices(
  database: Database,
  { cards, sort }: { cards: ShopCard[]; sort: ShopSort },
): Promise<ShopCard[]> {
  if (sort !== "price") return cards;
  const prices = await gramPrices(
    database,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({ ...card, lowCentsPerGram: prices.get(card.id) ?? null }));
}
