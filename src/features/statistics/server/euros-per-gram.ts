import { sql } from "kysely";
import { freshSince } from "#features/products/fresh-price.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Counted, Row } from "../statistic.ts";
import { FEWEST, shownTotal, withheld } from "../withheld.ts";

interface PriceRow {
  type: string;
  /** Null for the whole country. */
  city: string | null;
  cityUrl: string | null;
  shopCount: number;
  low: number;
  median: number;
  high: number;
}

/** Each shop counts once for a type, with the middle of what a gram costs there at its cheapest. */
const pricesPerGram = statement(
  "statistics-prices",
  (_, p: Params<{ since: Date }>) => sql<PriceRow>`
    select sold.type, city.name as city, city.slug as "cityUrl", count(*)::integer as "shopCount",
      round((percentile_cont(0.25) within group (order by sold.cents))::numeric)::integer as low,
      round((percentile_cont(0.5) within group (order by sold.cents))::numeric)::integer as median,
      round((percentile_cont(0.75) within group (order by sold.cents))::numeric)::integer as high
    from (
      select menu_item.shop_id, shop.city_id, product.type,
        percentile_cont(0.5) within group (order by menu_item.cents_per_gram) as cents
      from menu_item
      join product on product.id = menu_item.product_id
      join shop on shop.id = menu_item.shop_id and shop.status = 'active' and not shop.is_sample
      join shop_compliance on shop_compliance.shop_id = shop.id and shop_compliance.are_prices_public
      where menu_item.available <> 'soldOut' and menu_item.cents_per_gram is not null
        and menu_item.last_seen_at >= ${p.since}::timestamptz
      group by menu_item.shop_id, shop.city_id, product.type
    ) as sold
    join city on city.id = sold.city_id
    group by grouping sets ((sold.type), (sold.type, city.id, city.name, city.slug, city.sort_name))
    order by city.sort_name nulls first, city.id`,
  { isRead: true },
);

const shopsWithPrices = statement(
  "statistics-shops-with-prices",
  (_, p: Params<{ since: Date }>) => sql<{ count: number }>`
    select count(distinct menu_item.shop_id)::integer as count
    from menu_item
    join product on product.id = menu_item.product_id
    join shop on shop.id = menu_item.shop_id and shop.status = 'active' and not shop.is_sample
    join shop_compliance on shop_compliance.shop_id = shop.id and shop_compliance.are_prices_public
    where menu_item.available <> 'soldOut' and menu_item.cents_per_gram is not null
      and menu_item.last_seen_at >= ${p.since}::timestamptz`,
  { isRead: true },
);

/** What a gram costs at `now`, by type: in the country, then in each city with enough shops. */
export async function eurosPerGram(tx: Database, { now }: { now: Date }): Promise<Counted> {
  const since = freshSince(now);
  const n = shownTotal((await shopsWithPrices.first(tx, { since }))?.count ?? 0);
  if (n === null) return { n, rows: [] };
  const found = await pricesPerGram.all(tx, { since });
  return { n, rows: PRODUCT_TYPES.flatMap((type) => rowsOf(found.filter((row) => row.type === type))) };
}

/** The cities of a type add up to its country, so one that is too small takes another with it. */
function rowsOf([country, ...cities]: readonly PriceRow[]): Row[] {
  if (!country || country.shopCount < FEWEST) return [];
  const hidden = withheld(cities.map(({ shopCount }) => shopCount));
  // Where no city may be shown, nor may their sum.
  if (hidden === null) return [];
  const shown = cities.filter((_, place) => !hidden.has(place));
  return [country, ...shown].map(({ type, city, cityUrl, shopCount, low, median, high }) => [
    type,
    city,
    cityUrl,
    shopCount,
    low,
    median,
    high,
  ]);
}
