import { sql } from "kysely";
import type { Point } from "#features/places/geo.ts";
import { cardOf, type CardRow, cardRowJson } from "#features/shops/server/shop-card.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { SellingList, SellingShop } from "../product-details.ts";
import { SELLING_ON_PAGE, type SellingQuery } from "../selling-query.ts";

/** From so many shops on they are met soon enough when one walks through all shops in the order that is asked for. */
const MANY_SHOPS = 200;

interface Parameters {
  productId: number;
  latitude: number;
  longitude: number;
  longitudeShrink: number;
  skip: number;
}

interface CountedParameters extends Parameters {
  now: Date;
  isOpenWanted: boolean;
}

type SoldThere = Omit<SellingShop, "shop">;

interface SellingRow {
  selling: [card: CardRow, sold: SoldThere][];
}

interface CountedRow extends SellingRow {
  openCount: number;
  unknownHoursCount: number;
}

const remoteness = (p: Slots<Parameters>, shops: string) => {
  const [latitude, longitude] = [sql.ref(`${shops}.latitude`), sql.ref(`${shops}.longitude`)];
  return sql`
    (${latitude} - ${p.latitude}) * (${latitude} - ${p.latitude}) + (${longitude} - ${p.longitude})
      * (${longitude} - ${p.longitude}) * ${p.longitudeShrink}::float8 * ${p.longitudeShrink}`;
};

const byRank = (shops: string) => sql`
  ${sql.ref(`${shops}.rank`)} desc, ${sql.ref(`${shops}.sort_key`)}, ${sql.ref(`${shops}.shop_id`)}`;

/** An order of shops: for those that are picked out, and for a walk through all of them along an index. */
const ORDERS = {
  best: { of: (_: Slots<Parameters>, shops: string) => byRank(shops), walk: () => byRank("walked") },
  nearest: {
    of: (p: Slots<Parameters>, shops: string) => sql`${remoteness(p, shops)}, ${sql.ref(`${shops}.shop_id`)}`,
    walk: (p: Slots<Parameters>) =>
      sql`spot(walked.latitude, walked.longitude) <-> spot(${p.latitude}, ${p.longitude}), walked.shop_id`,
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

const soldJson = sql`json_build_array(${cardRowJson}, json_build_object(
  'available', available, 'ladder', ladder, 'arePricesKept', are_prices_kept, 'centsPerGram', cents_per_gram,
  'fromCents', from_cents, 'lastSeenAt', last_seen_at))`;

/** All shops are met and judged, and of one page the cards are read. */
const counted = (name: string, order: keyof typeof ORDERS) =>
  statement(
    name,
    (_, p: Slots<CountedParameters>) => sql<CountedRow>`
      with sold_there as (
        select menu_item.id, shop_listing.shop_id, shop_listing.rank, shop_listing.sort_key, shop_listing.latitude, shop_listing.longitude,
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
          order by ${p.isOpenWanted}::boolean and openness = 'unknown', ${ORDERS[order].of(p, "sold_there")}
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

/** Of most shops on the way no more is looked at than the index of the order says. */
const walked = (name: string, order: keyof typeof ORDERS) =>
  statement(
    name,
    (_, p: Slots<Parameters>) => sql<SellingRow>`
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

const COUNTED = {
  best: counted("best-shops-selling", "best"),
  nearest: counted("nearest-shops-selling", "nearest"),
};

const WALKED = {
  best: walked("best-of-many-shops-selling", "best"),
  nearest: walked("nearest-of-many-shops-selling", "nearest"),
};

interface Asked {
  productId: number;
  /** In how many it is sold; none need not be looked for, and many are looked for in another way. */
  shopCount: number;
  asked: SellingQuery;
  /** Nearest first, with distances; without it best first. */
  near?: Point | undefined;
  locale: Locale;
  now: Date;
}

/** One page of the shops that have a product, with what they say of it. */
export async function shopsSelling(database: Database, question: Asked): Promise<SellingList> {
  const { shopCount, asked } = question;
  if (shopCount === 0) return listOf({ selling: [], openCount: 0, unknownHoursCount: 0 }, question);
  if (shopCount < MANY_SHOPS || asked.isOpenWanted) return countedPage(database, question);
  const page = Math.min(asked.page, pagesOf(shopCount));
  const row = await WALKED[orderOf(question)].first(database, parametersOf(question, page));
  return listOf({ selling: row?.selling ?? [], openCount: null, unknownHoursCount: 0 }, question);
}

/** Those that are open are counted with the page; only then it is known which is the last one. */
async function countedPage(database: Database, question: Asked): Promise<SellingList> {
  const { asked, now } = question;
  const read = (page: number) =>
    COUNTED[orderOf(question)].first(database, {
      ...parametersOf(question, page),
      now,
      isOpenWanted: asked.isOpenWanted,
    });
  const row = (await read(asked.page)) ?? { selling: [], openCount: 0, unknownHoursCount: 0 };
  const list = listOf(row, question);
  if (list.page === asked.page) return list;
  return listOf({ ...row, selling: (await read(list.page))?.selling ?? [] }, question);
}

const orderOf = ({ near }: Asked) => (near ? "nearest" : "best");

function parametersOf({ productId, near }: Asked, page: number): Parameters {
  const { latitude, longitude } = near ?? { latitude: 0, longitude: 0 };
  const longitudeShrink = Math.cos((latitude * Math.PI) / 180);
  return { productId, latitude, longitude, longitudeShrink, skip: (page - 1) * SELLING_ON_PAGE };
}

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / SELLING_ON_PAGE));

type Read = SellingRow & Pick<SellingList, "openCount" | "unknownHoursCount">;

function listOf({ selling, openCount, unknownHoursCount }: Read, question: Asked): SellingList {
  const { shopCount, asked, locale, near, now } = question;
  const total = asked.isOpenWanted ? (openCount ?? 0) + unknownHoursCount : shopCount;
  const pageCount = pagesOf(total);
  return {
    items: selling.map(([card, sold]) => Object.assign({ shop: cardOf(card, { locale, near, now }) }, sold)),
    total,
    openCount,
    unknownHoursCount: asked.isOpenWanted ? unknownHoursCount : 0,
    page: Math.min(asked.page, pageCount),
    pageCount,
  };
}
