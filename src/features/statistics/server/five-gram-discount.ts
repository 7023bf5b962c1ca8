import { sql } from "kysely";
import { freshSince } from "#features/products/fresh-price.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Counted } from "../statistic.ts";
import { FEWEST, shownTotal } from "../withheld.ts";

interface DiscountRow {
  /** Null for all types together. */
  type: string | null;
  shopCount: number;
  low: number;
  median: number;
  high: number;
}

/**
 * By how much a gram is cheaper when five are bought, in percent, on ladders that have both. Each shop counts once for a
 * type and once for all together, with the middle of its ladders.
 */
const discounts = statement(
  "statistics-discounts",
  (_, p: Params<{ since: Date }>) => sql<DiscountRow>`
    select per_shop.type, count(*)::integer as "shopCount",
      round((percentile_cont(0.25) within group (order by per_shop.discount))::numeric, 1)::float8 as low,
      round((percentile_cont(0.5) within group (order by per_shop.discount))::numeric, 1)::float8 as median,
      round((percentile_cont(0.75) within group (order by per_shop.discount))::numeric, 1)::float8 as high
    from (
      select ladder.shop_id, ladder.type,
        percentile_cont(0.5) within group (order by 100 - 20 * ladder.five_grams / ladder.one_gram) as discount
      from (
        select menu_item.id, menu_item.shop_id, product.type,
          max(rung.cents) filter (where rung.quantity = 1) as one_gram,
          max(rung.cents) filter (where rung.quantity = 5)::float8 as five_grams
        from menu_item
        join product on product.id = menu_item.product_id
        join shop on shop.id = menu_item.shop_id and shop.status = 'active' and not shop.is_sample
        join shop_compliance on shop_compliance.shop_id = shop.id and shop_compliance.are_prices_public
        cross join lateral jsonb_to_recordset(menu_item.ladder) as rung(unit text, quantity numeric, cents integer)
        where menu_item.available <> 'soldOut' and rung.unit = 'gram' and rung.quantity in (1, 5)
          and menu_item.last_seen_at >= ${p.since}::timestamptz
        group by menu_item.id, menu_item.shop_id, product.type
        having count(*) = 2
      ) as ladder
      group by grouping sets ((ladder.shop_id), (ladder.shop_id, ladder.type))
    ) as per_shop
    group by per_shop.type`,
  { isRead: true },
);

/** What five grams at once save at `now` against five times one. A shop may have several types: they add up to nothing. */
export async function fiveGramDiscount(tx: Database, { now }: { now: Date }): Promise<Counted> {
  const found = await discounts.all(tx, { since: freshSince(now) });
  const n = shownTotal(found.find(({ type }) => type === null)?.shopCount ?? 0);
  if (n === null) return { n, rows: [] };
  const inOrder = [null, ...PRODUCT_TYPES].flatMap((type) => found.filter((row) => row.type === type));
  return {
    n,
    rows: inOrder
      .filter(({ shopCount }) => shopCount >= FEWEST)
      .map(({ type, shopCount, low, median, high }) => [type, shopCount, low, median, high]),
  };
}
