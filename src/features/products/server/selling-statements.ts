import { sql } from "kysely";
import { type CardRow, cardRowJson } from "#features/shops/server/shop-card.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { SellingShop } from "../product-details.ts";
import { SELLING_ON_PAGE } from "../selling-query.ts";

/** The place to measure from, and how many shops are on the pages before. */
export interface SellingParameters {
  productId: number;
  latitude: number;
  longitude: number;
  longitudeShrink: number;
  skip: number;
}

interface CountedParameters extends SellingParameters {
  now: Date;
  isOpenWanted: boolean;
  /** An older price puts its shop nowhere (fresh-price.ts). */
  since: Date;
}

type SoldThere = Omit<SellingShop, "shop">;

export interface SellingRow {
  selling: [card: CardRow, sold: SoldThere][];
}

interface CountedRow extends SellingRow {
  openCount: number;
  unknownHoursCount: number;
}

const remoteness = (p: Params<SellingParameters>, shops: string) => {
  const [latitude, longitude] = [sql.ref(`${shops}.latitude`), sql.ref(`${shops}.longitude`)];
  return sql`
    (${latitude} - ${p.latitude}) * (${latitude} - ${p.latitude}) + (${longitude} - ${p.longitude})
      * (${longitude} - ${p.longitude}) * ${p.longitudeShrink}::float8 * ${p.longitudeShrink}`;
};

const byRank = (shops: string) => sql`
  ${sql.ref(`${shops}.rank`)} desc, ${sql.ref(`${shops}.sort_key`)}, ${sql.ref(`${shops}.shop_id`)}`;

/** An order of shops: for a small filtered set, and for an index scan of all of them. */
const ORDERS = {
  best: { of: (_: Params<SellingParameters>, shops: string) => byRank(shops), walk: () => byRank("walked") },
  nearest: {
    of: (p: Params<SellingParameters>, shops: string) =>
      sql`${remoteness(p, shops)}, ${sql.ref(`${shops}.shop_id`)}`,
    walk: (p: Params<SellingParameters>) =>
      sql`spot(walked.latitude, walked.longitude) <-> spot(${p.latitude}, ${p.longitude}), walked.shop_id`,
  },
};

/** What a shop asks today and may show; where that is not known it comes last. */
const PRICES_OF_TODAY = {
  columns: (p: Params<CountedParameters>) => {
    const isToday = sql`shop_compliance.are_prices_public and menu_item.last_seen_at >= ${p.since}::timestamptz`;
    return sql`
      case when ${isToday} then menu_item.cents_per_gram end as today_cents_per_gram,
      case when ${isToday} then menu_item.from_cents end as today_from_cents,`;
  },
  of: (_: Params<CountedParameters>, shops: string) => sql`
    ${sql.ref(`${shops}.today_cents_per_gram`)}, ${sql.ref(`${shops}.today_from_cents`)}, ${byRank(shops)}`,
};

/** The orders of a set that is counted. */
const COUNTED_ORDERS = {
  best: { columns: () => sql``, of: ORDERS.best.of },
  nearest: { columns: () => sql``, of: ORDERS.nearest.of },
  price: PRICES_OF_TODAY,
};

/**
 * The lines on public menus, with a price only where it may be shown. Sold-out lines do not count; temporarily closed shops are
 * listed, and sell nothing.
 */
const soldColumns = sql`menu_item.available, menu_item.last_seen_at,
  not shop_compliance.are_prices_public as are_prices_kept,
  case when shop_compliance.are_prices_public then menu_item.ladder else '[]' end as ladder,
  case when shop_compliance.are_prices_public then menu_item.cents_per_gram end as cents_per_gram,
  case when shop_compliance.are_prices_public then menu_item.from_cents end as from_cents`;

const isToBeHad = sql`menu_item.available <> 'soldOut' and shop_compliance.is_menu_public and shop.status = 'active'`;

const soldJson = sql`json_build_array(${cardRowJson}, json_build_object(
  'available', available, 'ladder', ladder, 'arePricesKept', are_prices_kept, 'centsPerGram', cents_per_gram,
  'fromCents', from_cents, 'lastSeenAt', last_seen_at))`;

/** All shops are filtered and sorted, and only the cards of one page are read. */
const counted = (name: string, order: keyof typeof COUNTED_ORDERS) =>
  statement(
    name,
    (_, p: Params<CountedParameters>) => sql<CountedRow>`
      with sold_there as (
        select menu_item.id, ${COUNTED_ORDERS[order].columns(p)} shop_listing.shop_id, shop_listing.rank, shop_listing.sort_key, shop_listing.latitude, shop_listing.longitude,
          case
            when open_known_until is null or open_known_until <= ${p.now}::timestamptz then 'unknown'
            when open_during @> ${p.now}::timestamptz then 'open'
            else 'closed' end as openness
        from menu_item
        join shop_compliance on shop_compliance.shop_id = menu_item.shop_id
        join shop on shop.id = menu_item.shop_id
        join shop_listing on shop_listing.shop_id = menu_item.shop_id
        where menu_item.product_id = ${p.productId} and ${isToBeHad}
      ), shown as (
        select id, row_number() over () as place from (
          select id from sold_there
          where not ${p.isOpenWanted}::boolean or openness <> 'closed'
          order by ${p.isOpenWanted}::boolean and openness = 'unknown', ${COUNTED_ORDERS[order].of(p, "sold_there")}
          limit ${sql.lit(SELLING_ON_PAGE)} offset ${p.skip}::integer
        ) as in_order
      )
      select
        (select count(*)::integer from sold_there where openness = 'open') as "openCount",
        (select count(*)::integer from sold_there where openness = 'unknown') as "unknownHoursCount",
        (select coalesce(json_agg(${soldJson} order by place), '[]')
          from (
            select place, card, open_times, ${soldColumns}
            from shown
            join menu_item on menu_item.id = shown.id
            join shop_compliance on shop_compliance.shop_id = menu_item.shop_id
            join shop_listing on shop_listing.shop_id = menu_item.shop_id
          ) as read) as selling`,
    { isRead: true },
  );

/** Most shops on the way need only the index of the order (index-only scan). */
const walked = (name: string, order: keyof typeof ORDERS) =>
  statement(
    name,
    (_, p: Params<SellingParameters>) => sql<SellingRow>`
      select coalesce(json_agg(${soldJson}), '[]') as selling
      from (
        select shop_listing.card, shop_listing.open_times, available, ladder, are_prices_kept, cents_per_gram, from_cents,
          last_seen_at
        from (
          select walked.shop_id, sold.available, sold.ladder, sold.are_prices_kept, sold.cents_per_gram, sold.from_cents,
            sold.last_seen_at
          from shop_listing as walked
          cross join lateral (
            select ${soldColumns}
            from menu_item
            join shop_compliance on shop_compliance.shop_id = menu_item.shop_id
            join shop on shop.id = menu_item.shop_id
            where menu_item.shop_id = walked.shop_id and menu_item.product_id = ${p.productId} and ${isToBeHad}
            limit 1
          ) as sold
          order by ${ORDERS[order].walk(p)}
          limit ${sql.lit(SELLING_ON_PAGE)} offset ${p.skip}::integer
        ) as met
        join shop_listing on shop_listing.shop_id = met.shop_id
        order by ${ORDERS[order].of(p, "shop_listing")}
      ) as shown`,
    { isRead: true },
  );

/** Pages of shops with how many are open: few shops, open ones only, or by price, which no index of all shops has. */
export const COUNTED = {
  best: counted("best-shops-selling", "best"),
  nearest: counted("nearest-shops-selling", "nearest"),
  price: counted("cheapest-shops-selling", "price"),
};

/** Pages of many shops, whatever their hours. */
export const WALKED = {
  best: walked("best-of-many-shops-selling", "best"),
  nearest: walked("nearest-of-many-shops-selling", "nearest"),
};
