import { type RawBuilder, sql } from "kysely";
import type { ResidentsRule } from "#features/places/municipality.ts";
import { alphabetOf } from "#features/places/server/in-language.ts";
import { type Slots, type Statement, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Amenity } from "../amenities.ts";
import type { ShopKind } from "../shop.ts";
import {
  isListed,
  residentsRule,
  shopCardColumns,
  type ShopCardRow,
  shopCardTables,
} from "./shop-card-sql.ts";

export interface ShopListParameters {
  /** The city or municipality; not looked at by the list of all shops. */
  placeId: number | null;
  /** For `like`, each to be met somewhere in the names. */
  patterns: string[];
  kinds: string[];
  residents: string | null;
  amenities: string[];
  isWheelchairNeeded: boolean;
  sort: string;
  latitude: number | null;
  longitude: number | null;
  page: number;
  pageSize: number;
}

export interface ShopListRow {
  total: number;
  page: number;
  kinds: Partial<Record<ShopKind, number>>;
  residents: Partial<Record<ResidentsRule, number>>;
  amenities: Partial<Record<Amenity, number>>;
  wheelchairCount: number;
  items: ShopCardRow[];
}

/**
 * One page of a list with the counts of every filter, in one statement and one row. `found` are the shops of the place
 * that meet the search; each filter is judged by itself, so that the counts of one can leave that one out.
 */
export function shopListStatement(
  name: string,
  locale: Locale,
  ofPlace: (placeId: unknown) => RawBuilder<boolean>,
): Statement<ShopListParameters, ShopListRow> {
  return statement(
    name,
    (_, p: Slots<ShopListParameters>) => sql<ShopListRow>`
      with found as (
        select
          shop.id, shop.kind, shop.rank, shop.sort_name, shop.created_at, shop.amenities_present, shop.wheelchair,
          ${residentsRule} as residents,
          -- Flat and with the asker's own latitude: exact enough to sort by, within a country.
          ((shop.longitude - ${p.longitude}) * cos(radians(${p.latitude}))) ^ 2 + (shop.latitude - ${p.latitude}) ^ 2 as remoteness,
          cardinality(${p.kinds}::text[]) = 0 or shop.kind = any(${p.kinds}) as is_kind,
          ${p.residents}::text is null or ${residentsRule} = ${p.residents} as is_access,
          shop.amenities_present @> ${p.amenities} and (not ${p.isWheelchairNeeded} or shop.wheelchair = 'yes') as is_equipped
        from shop
        join city on city.id = shop.city_id
        join municipality on municipality.id = shop.municipality_id
        where ${isListed} and ${ofPlace(p.placeId)} and (
          cardinality(${p.patterns}::text[]) = 0
          or ' ' || shop.search_text || ' ' || city.search_text || ' ' || municipality.search_text like all (${p.patterns}))
      ),
      chosen as (
        select id, amenities_present, wheelchair, row_number() over (order by
          case when ${p.sort} = 'best' then rank end desc,
          case when ${p.sort} = 'newest' then created_at end desc,
          case when ${p.sort} = 'nearest' then remoteness end,
          sort_name ${alphabetOf(locale)}, id) as place
        from found
        where is_kind and is_access and is_equipped
      ),
      shown as (
        select counted.total, least(${p.page}, greatest(1, ceil(counted.total::float8 / ${p.pageSize})))::integer as page
        from (select count(*) as total from chosen) as counted
      )
      select
        shown.total,
        shown.page,
        (select coalesce(json_object_agg(facet.kind, facet.count), '{}') from (
          select kind, count(*) as count from found where is_access and is_equipped group by kind) as facet) as kinds,
        (select coalesce(json_object_agg(facet.residents, facet.count), '{}') from (
          select residents, count(*) as count from found where is_kind and is_equipped group by residents) as facet) as residents,
        (select coalesce(json_object_agg(facet.amenity, facet.count), '{}') from (
          select amenity, count(*) as count from chosen, unnest(amenities_present) as amenity group by amenity) as facet) as amenities,
        (select count(*) from chosen where wheelchair = 'yes') as "wheelchairCount",
        (select coalesce(json_agg(to_jsonb(card) - 'place' order by card.place), '[]') from (
          select chosen.place, ${shopCardColumns}
          from chosen
          join shop on shop.id = chosen.id
          ${shopCardTables(sql.lit(locale))}
          where chosen.place > (shown.page - 1) * ${p.pageSize} and chosen.place <= shown.page * ${p.pageSize}) as card) as items
      from shown`,
    { isRead: true },
  );
}
