import { type RawBuilder, sql } from "kysely";
import { plainLetters } from "#platform/text/plain-letters.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { ProductIndex, type RememberedProduct } from "./product-index.ts";
import { NO_PRICE, type IndexedMenu } from "./place-inventory.ts";

/** A chunk takes some tens of milliseconds; in between the event loop serves other requests. */
const PRODUCTS_AT_ONCE = 5_000;
const SHOPS_AT_ONCE = 1_000;

type PackedProduct = [
  id: number,
  type: RememberedProduct["type"],
  rank: number,
  sortName: string,
  thcPermille: number | null,
  lowCentsPerGram: number | null,
  createdAtSeconds: number,
  brandId: number | null,
  marketedAs: RememberedProduct["marketedAs"],
  effects: RememberedProduct["effects"] | null,
  flavours: RememberedProduct["flavours"] | null,
  isSample: boolean,
  ratingHundredths: number | null,
];

type PackedMenu = [
  shopId: number,
  cityId: number,
  municipalityId: number,
  productIds: number[],
  centsPerGram: (number | null)[],
  fromCents: (number | null)[],
];

/** In one JSON: parsing thousands of rows costs the driver more than the query costs the database. */
const packedProducts = (which: RawBuilder<unknown>) => sql<{ packed: PackedProduct[] }>`
  select coalesce(json_agg(json_build_array(
    product.id, product.type, product.rank, product.sort_name, product.thc_permille, product.low_cents_per_gram,
    floor(extract(epoch from product.created_at))::bigint, coalesce(product.brand_id, strain.breeder_id),
    strain.marketed_as, nullif(strain.effects, '{}'), nullif(strain.flavours, '{}'), product.is_sample,
    rating.hundredths) order by product.id), '[]') as packed
  from (${which}) as asked
  join product on product.id = asked.id
  left join strain on strain.id = product.strain_id
  left join rating on rating.target_type = 'product' and rating.target_id = product.id`;

const productsOfIds = statement(
  "products-to-index",
  (_, p: Params<{ ids: number[] }>) =>
    packedProducts(sql`select id from product where status = 'active' and id = any(${p.ids}::bigint[])`),
  { isRead: true },
);

const productsAfter = statement(
  "products-to-index-after",
  (_, p: Params<{ after: number }>) =>
    packedProducts(sql`
      select id from product where status = 'active' and id > ${p.after}
      order by id limit ${sql.lit(PRODUCTS_AT_ONCE)}`),
  { isRead: true },
);

const packedMenus = (shops: RawBuilder<unknown>) => sql<{ packed: PackedMenu[]; lastId: number | null }>`
  with asked as materialized (${shops})
  select (select max(id) from asked) as "lastId",
    coalesce(json_agg(json_build_array(menu.shop_id, menu.city_id, menu.municipality_id,
      menu.product_ids, menu.cents_per_gram, menu.from_cents)), '[]') as packed
  from (
    select shop_id, city_id, municipality_id, json_agg(product_id) as product_ids,
      json_agg(cents_per_gram) as cents_per_gram, json_agg(from_cents) as from_cents
    from product_in_shop
    where shop_id = any(array(select id from asked))
    group by shop_id, city_id, municipality_id
  ) as menu`;

const menusOfShops = statement(
  "menus-to-index",
  (_, p: Params<{ ids: number[] }>) => packedMenus(sql`select unnest(${p.ids}::bigint[]) as id`),
  { isRead: true },
);

const menusAfter = statement(
  "menus-to-index-after",
  (_, p: Params<{ after: number }>) =>
    packedMenus(sql`select id from shop where id > ${p.after} order by id limit ${sql.lit(SHOPS_AT_ONCE)}`),
  { isRead: true },
);

/** The whole index. */
export async function readProductIndex(database: Database): Promise<ProductIndex> {
  const memory = new ProductIndex();
  for (let after: number | undefined = 0; after !== undefined;) {
    const products: PackedProduct[] = (await productsAfter.first(database, { after }))?.packed ?? [];
    for (const product of products) memory.put(unpackProduct(product));
    after = products.at(-1)?.[0];
  }
  for (let after: number | null | undefined = 0; typeof after === "number";) {
    const menus = await menusAfter.first(database, { after });
    for (const menu of menus?.packed ?? []) memory.menus.put(unpackMenu(menu));
    after = menus?.lastId;
  }
  return memory;
}

/** Updates the index with what has changed; everything is read before the first update. */
export async function updateProductIndex(
  database: Database,
  memory: ProductIndex,
  { productIds, shopIds }: { productIds: number[]; shopIds: number[] },
): Promise<void> {
  const [products, menus] = await Promise.all([
    productIds.length > 0 ? productsOfIds.first(database, { ids: productIds }) : undefined,
    shopIds.length > 0 ? menusOfShops.first(database, { ids: shopIds }) : undefined,
  ]);
  const listed = new Map(products?.packed.map((product) => [product[0], product]));
  const open = new Map(menus?.packed.map((menu) => [menu[0], menu]));
  for (const id of productIds) {
    const product = listed.get(id);
    if (product) memory.put(unpackProduct(product));
    else memory.remove(id);
  }
  for (const id of shopIds) {
    const menu = open.get(id);
    if (menu) memory.menus.put(unpackMenu(menu));
    else memory.menus.remove(id);
  }
}

function unpackProduct(packed: PackedProduct): RememberedProduct {
  const [id, type, rank, sortName, thcPermille, lowCentsPerGram, createdAtSeconds, brandId, marketedAs] =
    packed;
  return {
    id,
    type,
    rank,
    sortKey: plainLetters(sortName)
      .replace(/[^a-z0-9]+/g, " ")
      .trim(),
    thcPermille,
    lowCentsPerGram,
    createdAtSeconds,
    brandId,
    marketedAs,
    effects: packed[9] ?? [],
    flavours: packed[10] ?? [],
    isSample: packed[11],
    ratingHundredths: packed[12],
  };
}

function unpackMenu(packed: PackedMenu): IndexedMenu {
  const [shopId, cityId, municipalityId, productIds, centsPerGram, fromCents] = packed;
  return {
    shopId,
    cityId,
    municipalityId,
    productIds,
    centsPerGram: unpackPrices(centsPerGram),
    fromCents: unpackPrices(fromCents),
  };
}

function unpackPrices(packed: (number | null)[]): Int32Array {
  return Int32Array.from(packed, (cents) => cents ?? NO_PRICE);
}
