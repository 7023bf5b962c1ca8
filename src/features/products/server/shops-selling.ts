import { type RawBuilder, sql } from "kysely";
import type { Point } from "#features/places/geo.ts";
import { cardOf, type CardRow, cardRowJson } from "#features/shops/server/shop-card.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, type Statement, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { SellingShop } from "../product-details.ts";

/** So many stand on the page of a product; all of them are on its map. */
export const MOST_SELLING = 20;

/** From so many shops on they are met soon enough when one walks through all shops in the order that is asked for. */
const MANY_SHOPS = 200;

interface Parameters {
  productId: number;
  latitude: number;
  longitude: number;
  longitudeShrink: number;
}

type SoldThere = Omit<SellingShop, "shop">;

interface SellingRow {
  selling: [card: CardRow, sold: SoldThere][];
}

const remoteness = (p: Slots<Parameters>) => sql`
  (latitude - ${p.latitude}) * (latitude - ${p.latitude}) + (longitude - ${p.longitude})
    * (longitude - ${p.longitude}) * ${p.longitudeShrink}::float8 * ${p.longitudeShrink}`;

/** An order of shops: for the few that are picked out, and for a walk through all of them along an index. */
const ORDERS = {
  best: { few: () => sql`rank desc, sort_key, shop_id`, walk: () => sql`rank desc, sort_key, shop_id` },
  nearest: {
    few: (p: Slots<Parameters>) => sql`${remoteness(p)}, shop_id`,
    walk: (p: Slots<Parameters>) => sql`spot(latitude, longitude) <-> spot(${p.latitude}, ${p.longitude})`,
  },
};

/**
 * The lines on menus that anyone may see, a price only where it may be told. A place where something is sold out is none to
 * go to; shops that closed for a while are listed, and sell nothing.
 */
const soldColumns = sql`menu_item.available, menu_item.last_seen_at,
  not shop_compliance.are_prices_public as are_prices_kept,
  case when shop_compliance.are_prices_public then menu_item.ladder else '[]' end as ladder,
  case when shop_compliance.are_prices_public then menu_item.cents_per_gram end as cents_per_gram,
  case when shop_compliance.are_prices_public then menu_item.from_cents end as from_cents`;

const isToBeHad = sql`menu_item.available <> 'soldOut' and shop_compliance.is_menu_public and shop.status = 'active'`;

const listingColumns = sql`shop_listing.shop_id, shop_listing.card, shop_listing.open_times, shop_listing.rank,
  shop_listing.sort_key, shop_listing.latitude, shop_listing.longitude`;

const fewShops = (p: Slots<Parameters>) => sql`
  select ${listingColumns}, ${soldColumns}
  from menu_item
  join shop_compliance on shop_compliance.shop_id = menu_item.shop_id
  join shop on shop.id = menu_item.shop_id
  join shop_listing on shop_listing.shop_id = menu_item.shop_id
  where menu_item.product_id = ${p.productId} and ${isToBeHad}`;

/** Of most shops on the way no more is looked at than the index of the order says. */
const walkThroughShops = (p: Slots<Parameters>, order: RawBuilder<unknown>) => sql`
  select ${listingColumns}, met.available, met.last_seen_at, met.ladder, met.are_prices_kept, met.cents_per_gram, met.from_cents
  from (
    select walked.shop_id, sold.available, sold.last_seen_at, sold.ladder, sold.are_prices_kept, sold.cents_per_gram, sold.from_cents
    from shop_listing as walked
    cross join lateral (
      select ${soldColumns}
      from menu_item
      join shop_compliance on shop_compliance.shop_id = menu_item.shop_id
      join shop on shop.id = menu_item.shop_id
      where menu_item.shop_id = walked.shop_id and menu_item.product_id = ${p.productId} and ${isToBeHad}
      limit 1
    ) as sold
    order by ${order}
    limit ${sql.lit(MOST_SELLING)}
  ) as met
  join shop_listing on shop_listing.shop_id = met.shop_id`;

const sellingStatement = (
  name: string,
  rows: (p: Slots<Parameters>) => RawBuilder<unknown>,
  order: keyof typeof ORDERS,
) =>
  statement(
    name,
    (_, p: Slots<Parameters>) => sql<SellingRow>`
      select coalesce(json_agg(
        json_build_array(${cardRowJson}, json_build_object(
          'available', available, 'ladder', ladder, 'arePricesKept', are_prices_kept, 'centsPerGram', cents_per_gram, 'fromCents', from_cents,
          'lastSeenAt', last_seen_at))), '[]') as selling
      from (
        select card, open_times, available, ladder, are_prices_kept, cents_per_gram, from_cents, last_seen_at
        from (${rows(p)}) as sold_there
        order by ${ORDERS[order].few(p)}
        limit ${sql.lit(MOST_SELLING)}
      ) as shown`,
    { isRead: true },
  );

const STATEMENTS: Record<string, Statement<Parameters, SellingRow>> = {
  "best of few": sellingStatement("best-of-few-shops-selling", fewShops, "best"),
  "best of many": sellingStatement(
    "best-of-many-shops-selling",
    (p) => walkThroughShops(p, ORDERS.best.walk()),
    "best",
  ),
  "nearest of few": sellingStatement("nearest-of-few-shops-selling", fewShops, "nearest"),
  "nearest of many": sellingStatement(
    "nearest-of-many-shops-selling",
    (p) => walkThroughShops(p, ORDERS.nearest.walk(p)),
    "nearest",
  ),
};

interface Asked {
  productId: number;
  /** In how many it is sold; none need not be looked for, and many are looked for in another way. */
  shopCount: number;
  /** Nearest first, with distances; without it best first. */
  near?: Point | undefined;
  locale: Locale;
  now: Date;
}

/** The first shops that have a product, with what they say of it. */
export async function shopsSelling(
  database: Database,
  { productId, shopCount, near, locale, now }: Asked,
): Promise<SellingShop[]> {
  if (shopCount === 0) return [];
  const order = near ? "nearest" : "best";
  const ask = STATEMENTS[`${order} of ${shopCount >= MANY_SHOPS ? "many" : "few"}`];
  const { latitude, longitude } = near ?? { latitude: 0, longitude: 0 };
  const longitudeShrink = Math.cos((latitude * Math.PI) / 180);
  const row = await ask?.first(database, { productId, latitude, longitude, longitudeShrink });
  return (row?.selling ?? []).map(([card, sold]) =>
    Object.assign({ shop: cardOf(card, { locale, near, now }) }, sold),
  );
}
