import { sql } from "kysely";
import { alphabetOf, perLocale } from "#platform/database/in-language.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
import { type ShopInList, shopInList } from "../shop-in-list.ts";
import { SHOP_KINDS, type ShopKind } from "../shop.ts";
import { KIND_BITS } from "../traits.ts";
import { isTolerated } from "./listing-sql.ts";
import { cardOf, type CardRow, packedCards, unpackCards } from "./shop-card.ts";

export interface CityAtAGlance {
  slug: string;
  name: string;
  coffeeshopCount: number;
  /** Its best coffeeshop, whose house stands for it. */
  bestShopId: number;
}

export interface CountryAtAGlance {
  /** How many listed shops there are of each kind, noughts included. */
  kindCounts: Record<ShopKind, number>;
  /** Cities with a coffeeshop. */
  cityCount: number;
  /** Those with most coffeeshops, in the reader's language and alphabet. */
  largestCities: readonly CityAtAGlance[];
  /** The best coffeeshop of each city, cities with most coffeeshops first. */
  bestShops: ShopInList[];
  /** The best of all coffeeshops that have a rating, best first; said of few (`offeredSorts`) it means nothing. */
  bestRated: ShopInList[];
}

const CITY_AMOUNT = 12;
const SHOP_AMOUNT = 18;
const RATED_AMOUNT = 6;

type Counts = Omit<CountryAtAGlance, "bestShops" | "bestRated">;

type CountryRow = Counts & { packed: string | null; packedRated: string | null };

const ofEachKind = sql.join(
  SHOP_KINDS.map((kind) => {
    const isOfKind = sql`shop_listing.traits & ${sql.lit(KIND_BITS[kind])} <> 0`;
    return sql`${sql.lit(kind)}, count(*) filter (where ${isOfKind})`;
  }),
);

const countryRow = perLocale((locale) =>
  statement(
    `country-at-a-glance-${locale}`,
    () => sql<CountryRow>`
      with listed as (
        select city_id, count(*) as shops from shop_listing where not is_sample and ${isTolerated} group by city_id
      ), largest as (
        select row_number() over () as place, slug, name, shops, city_id
        from (
          select city.slug, listed.city_id, coalesce(city_name.name, city.name) as name, listed.shops
          from listed
          join city on city.id = listed.city_id
          left join city_name on city_name.city_id = city.id and city_name.locale = ${sql.lit(locale)}
          order by listed.shops desc, coalesce(city_name.sort_name, city.sort_name) ${alphabetOf(locale)}, city.id
          limit ${sql.lit(CITY_AMOUNT)}) as in_order
      ), best_of_city as (
        select distinct on (city_id) shop_id, city_id, count(*) over (partition by city_id) as size
        from shop_listing
        where ${isTolerated} and not is_sample
        order by city_id, rank desc, sort_key, shop_id
      ), best as (
        select shop_id, size from best_of_city order by size desc, shop_id limit ${sql.lit(SHOP_AMOUNT)}
      ), best_rated as (
        select card, open_times
        from shop_listing
        where not is_sample and ${isTolerated} and card ->> 'rating' is not null
        order by rank desc, sort_key, shop_id
        limit ${sql.lit(RATED_AMOUNT)}
      )
      select
        (select json_build_object(${ofEachKind}) from shop_listing where not is_sample) as "kindCounts",
        (select count(*) from listed) as "cityCount",
        (select coalesce(json_agg(
          json_build_object('slug', slug, 'name', name, 'coffeeshopCount', shops, 'bestShopId', shop_id)
          order by place), '[]')
        from largest join best_of_city using (city_id)) as "largestCities",
        (select ${packedCards}
        from (
          select card, open_times
          from best
          join shop_listing using (shop_id)
          order by best.size desc, shop_id) as cards) as packed,
        (select ${packedCards} from best_rated) as "packedRated"`,
    { isRead: true },
  ),
);

interface CachedCountry extends Counts {
  rows: readonly CardRow[];
  ratedRows: readonly CardRow[];
}

const countries = shared("country at a glance", {
  tables: ["city", "city_name", "shop_listing"],
  async load(database, locale: Locale): Promise<CachedCountry> {
    const row = await countryRow[locale].first(database);
    if (!row) throw new Error("A row of counts is always there");
    const { packed, packedRated, ...counts } = row;
    return { ...counts, rows: unpackCards(packed), ratedRows: unpackCards(packedRated) };
  },
});

/** A first look at the whole country: samples are no part of it. Whether a shop is open is judged at each request. */
export async function countryAtAGlance(
  database: Database,
  { locale, now }: { locale: Locale; now: Date },
): Promise<CountryAtAGlance> {
  const { rows, ratedRows, ...counts } = await countries(database, locale);
  const inList = (row: CardRow) => shopInList(cardOf(row, { locale, now }));
  return { ...counts, bestShops: rows.map(inList), bestRated: ratedRows.map(inList) };
}
