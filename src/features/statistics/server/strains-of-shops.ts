import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Counted } from "../statistic.ts";
import { FEWEST, shownTotal } from "../withheld.ts";

/** Further down all are alike. */
const MOST_STRAINS = 100;

/** The view leaves out hidden menus and what is sold out. */
const strainsByShops = statement(
  "statistics-strains",
  (_, p: Slots<{ fewest: number; limit: number }>) => sql<{ name: string; slug: string; count: number }>`
    select strain.name, strain.slug, count(distinct product_in_shop.shop_id)::integer as count
    from product_in_shop
    join shop on shop.id = product_in_shop.shop_id and not shop.is_sample
    join product on product.id = product_in_shop.product_id
    join strain on strain.id = product.strain_id
    group by strain.id
    having count(distinct product_in_shop.shop_id) >= ${p.fewest}
    order by count desc, strain.sort_name, strain.id
    limit ${p.limit}`,
  { isRead: true },
);

const shopsWithStrains = statement(
  "statistics-shops-with-strains",
  () => sql<{ count: number }>`
    select count(distinct product_in_shop.shop_id)::integer as count
    from product_in_shop
    join shop on shop.id = product_in_shop.shop_id and not shop.is_sample
    join product on product.id = product_in_shop.product_id and product.strain_id is not null`,
  { isRead: true },
);

/** The strains that most shops sell. They add up to nothing, so none that is left out can be worked out. */
export async function strainsOfShops(tx: Database): Promise<Counted> {
  const n = shownTotal((await shopsWithStrains.first(tx))?.count ?? 0);
  if (n === null) return { n, rows: [] };
  const strains = await strainsByShops.all(tx, { fewest: FEWEST, limit: MOST_STRAINS });
  return { n, rows: strains.map(({ name, slug, count }) => [name, slug, count]) };
}
