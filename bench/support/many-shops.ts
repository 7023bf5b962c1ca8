import type { PoolClient } from "pg";
import type { OpenDatabase } from "#platform/database/open-database.ts";

/** As many as scale 1 has. */
export const MANY_SHOPS = 10_000;
/** Things on the menu of each. */
const LINES = 40;
const PRODUCTS = 6_000;
const SHOPS_AT_ONCE = 500;

/** As many shops with nothing on their menus, inside of a transaction. */
export async function insertShops(client: Pick<PoolClient, "query">): Promise<void> {
  await client.query(`
    insert into shop (source_key, slug, name, sort_name, kind, street, house_number, city_id, municipality_id, latitude,
      longitude)
    select 'grown-' || n, 'grown-' || n, 'Grown ' || n, 'grown ' || n, 'coffeeshop', 'Straat ' || n % 300,
      (n % 90)::text, city.id, city.municipality_id, city.latitude + n % 97 * 0.0001, city.longitude + n % 89 * 0.0001
    from (select id, municipality_id, latitude, longitude, row_number() over (order by id) - 1 as place from city
      where not is_sample) as city
    join generate_series(1, ${MANY_SHOPS}) as n on city.place = n % 1100`);
  await client.query(`
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select id, 'listing', 'operator', '2026-11', 'low' from shop where starts_with(source_key, 'grown-')`);
  await client.query("update city set has_shops = true where id in (select city_id from shop)");
}

/**
 * Shops with menus of all types, written by statements of SQL: `generate` would take a quarter of an hour. Each is called `Grown` and a number, and
 * the search knows none of them.
 */
export async function addManyShops({ pool }: OpenDatabase): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await insertShops(client);
    await client.query(`
      insert into product (slug, name, sort_name, type, source, observed_on)
      select 'grown-' || n, 'Grown ' || n, 'grown ' || n,
        (array['weed', 'hash', 'prerolled', 'edibles', 'supplies'])[n % 5 + 1], 'own', '2026-11'
      from generate_series(1, ${PRODUCTS}) as n`);
    await client.query("commit");
    await client.query("analyze");
    for (let first = 1; first <= MANY_SHOPS; first += SHOPS_AT_ONCE) {
      await client.query(
        `insert into menu_item (shop_id, product_id, position, available, ladder, source, first_seen_at, last_seen_at)
        select shop.id, product.id, line, 'yes', '[{"unit": "gram", "quantity": 1, "cents": 1200}]', 'operator', now(), now()
        from generate_series($1::integer, $2::integer) as n
        join shop on shop.source_key = 'grown-' || n
        cross join generate_series(0, ${LINES - 1}) as line
        join product on product.slug = 'grown-' || (n * ${LINES} + line) % ${PRODUCTS} + 1`,
        [first, first + SHOPS_AT_ONCE - 1],
      );
    }
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
}
