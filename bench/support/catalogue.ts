import { EFFECTS } from "#features/products/effects.ts";
import { FLAVOURS } from "#features/products/flavours.ts";
import type { Country } from "./country.ts";

/** At scale 1, as contract.md has it; 40 items a shop. */
const [PRODUCTS, STRAINS, BRANDS] = [60_000, 6_600, 1_000] as const;
const ITEMS_PER_SHOP = 40;

/** Between 0 and 1, the same for the same numbers in every run. */
const lot = (...parts: string[]) =>
  `((hashint8extended(${parts.map((part) => `${part}::bigint`).join(" * 1000003 + ")}, 7) & 1048575) / 1048576.0)`;

/** About so many of the words. */
const some = (words: readonly string[], share: number, salt: number) =>
  `array(select word from unnest('{${words.join(",")}}'::text[]) with ordinality as one(word, place)
    where ${lot("number", "place", String(salt))} < ${share})`;

const FILL_BRANDS = `
  insert into brand (slug, name, sort_name, kind, is_sample, source, observed_on)
  select 'sample-bench-' || number, 'Bench ' || number, 'Bench ' || number, 'breeder', true, 'sample', '2026'
  from generate_series(1, $1::integer) as number
  on conflict (slug) do nothing`;

const FILL_STRAINS = `
  with maker as (select array_agg(id order by id) as ids from brand where starts_with(slug, 'sample-bench-'))
  insert into strain (slug, name, sort_name, breeder_id, marketed_as, effects, flavours, thc_permille, is_sample,
    source, observed_on)
  select 'sample-bench-' || number, 'Strain ' || number, 'Strain ' || number,
    maker.ids[1 + floor(cardinality(maker.ids) * ${lot("number", "1")} ^ 3)::integer],
    (array['indica', 'sativa', 'hybrid', null])[1 + floor(4 * ${lot("number", "2")})::integer],
    ${some(EFFECTS, 0.2, 3)}, ${some(FLAVOURS, 0.1, 4)}, floor(300 * ${lot("number", "5")}), true, 'sample', '2026'
  from maker, generate_series(1, $1::integer) as number
  on conflict (slug) do nothing`;

const FILL_PRODUCTS = `
  with seed as (select array_agg(id order by id) as ids from strain where starts_with(slug, 'sample-bench-'))
  insert into product (slug, name, sort_name, type, strain_id, thc_permille, potency_method, potency_observed_on,
    rank, is_sample, source, observed_on)
  select 'sample-bench-' || number, 'Product ' || number, 'Product ' || number, kind.type,
    case when kind.type <> 'supplies' then seed.ids[1 + floor(cardinality(seed.ids) * ${lot("number", "11")})::integer] end,
    strength.permille, case when strength.permille is not null then 'label' end,
    case when strength.permille is not null then '2026' end,
    floor(1000 * ${lot("number", "12")}), true, 'sample', '2026'
  from seed, generate_series(1, $1::integer) as number
  cross join lateral (
    select (array['weed', 'weed', 'weed', 'hash', 'prerolled', 'edibles', 'supplies'])[
      1 + floor(7 * ${lot("number", "13")})::integer] as type
  ) as kind
  cross join lateral (
    select case when kind.type <> 'supplies' and ${lot("number", "14")} < 0.7
      then floor(300 * ${lot("number", "15")})::integer end as permille
  ) as strength
  on conflict (slug) do nothing`;

/** Few products are sold in many shops, many in few. */
const FILL_MENUS = `
  with sold as (select array_agg(id order by id) as ids from product where starts_with(slug, 'sample-bench-'))
  insert into menu_item (shop_id, product_id, position, ladder, source)
  select shop.id, sold.ids[1 + floor(cardinality(sold.ids) * ${lot("shop.id", "line", "21")} ^ 2)::integer], line,
    jsonb_build_array(jsonb_build_object('unit', 'gram', 'quantity', 1,
      'cents', 600 + floor(1200 * ${lot("shop.id", "line", "22")}))), 'sample'
  from sold, shop
  cross join generate_series(1, ${ITEMS_PER_SHOP}) as line
  where shop.is_sample
  on conflict (shop_id, product_id) do nothing`;

/** Adds invented products and a menu to every invented shop, without the history that its triggers would write. */
export async function growCatalogue({ database }: Country, scale: number): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(FILL_BRANDS, [BRANDS * scale]);
    await client.query(FILL_STRAINS, [STRAINS * scale]);
    await client.query(FILL_PRODUCTS, [PRODUCTS * scale]);
    await client.query("delete from menu_item where source = 'sample'");
    await client.query(FILL_MENUS);
    await client.query("select refresh_products(array(select id from product))");
    await client.query("reset session_replication_role");
    for (const table of ["brand", "strain", "product", "menu_item"])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
}
