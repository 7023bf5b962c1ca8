import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import type { AskedNearby } from "../shop-figures.ts";
import type { VisitKind } from "../visit.ts";

export interface FiguredShop {
  id: number;
  name: string;
  slug: string;
  cityName: string;
  isSample: boolean;
  /** A day of the country. */
  createdOn: string;
  followers: number;
  newFollowers: number;
  reviewCount: number;
  ratingHundredths: number | null;
  unanswered: number;
  days: number | null;
  townDays: number | null;
}

/** Of a fact: a month or year counts from its first day, and what was confirmed since is as young as that. */
const factDay = sql`
  greatest(
    make_date(
      left(observed_on, 4)::integer, coalesce(nullif(substr(observed_on, 6, 2), ''), '01')::integer, 1
    ) + coalesce(nullif(substr(observed_on, 9, 2), ''), '01')::integer - 1,
    confirmed_at::date)`;

const middleAge = (today: string) => sql`
  percentile_disc(0.5) within group (order by greatest(0, ${today}::date - ${factDay}))`;

/** A shop with what is known of it by itself; `shopIds` null for an admin. */
export const figuredShop = statement(
  "figured-shop",
  (
    _,
    p: Params<{
      shopId: number;
      shopIds: readonly number[] | null;
      statuses: readonly string[];
      from: string;
      today: string;
    }>,
  ) => sql<FiguredShop>`
    select shop.id, shop.name, shop.slug, city.name as "cityName", shop.is_sample as "isSample",
      (shop.created_at at time zone 'Europe/Amsterdam')::date::text as "createdOn",
      (select count(*)::integer from shop_follow where shop_id = shop.id) as followers,
      (select count(*)::integer from shop_follow
        where shop_id = shop.id and followed_at >= ${p.from}::date) as "newFollowers",
      coalesce(rating.review_count, 0) as "reviewCount", rating.hundredths as "ratingHundredths",
      (select count(*)::integer from review
        where review.shop_id = shop.id and review.state = 'approved'
          and not exists (select from review_reply where review_id = review.id)) as unanswered,
      (select ${middleAge(p.today)} from shop_fact where shop_id = shop.id)::integer as days,
      (select ${middleAge(p.today)} from shop_fact
        join shop as other on other.id = shop_id
        where other.city_id = shop.city_id and other.id <> shop.id and other.status = 'active')::integer as "townDays"
    from shop
    join city on city.id = shop.city_id
    left join rating on rating.shop_id = shop.id
    where shop.id = ${p.shopId} and shop.status = any (${p.statuses}::text[])
      and (${p.shopIds}::bigint[] is null or shop.id = any (${p.shopIds}::bigint[]))`,
  { isRead: true },
);

/** The days that were counted, but the very first, which had begun already. */
export const countedDays = statement(
  "counted-days",
  (_, p: Params<{ from: string; to: string }>) => sql<{ day: string }>`
    select day::text from counted_day
    where day between ${p.from}::date and ${p.to}::date and day > (select min(day) from counted_day)`,
  { isRead: true },
);

export interface VisitRow {
  day: string;
  kind: VisitKind;
  way: string;
  /** Of the town or product that `way` names. */
  name: string | null;
  count: number;
}

/** Counts of a shop, and those that a shop which was merged into it keeps because both had some (doubles/server/references.ts). */
export const visitRows = statement(
  "shop-visit-rows",
  (_, p: Params<{ shopId: number; from: string; to: string }>) => sql<VisitRow>`
    select day::text, kind, way, count, case
      when starts_with(way, 'city:') then (select city.name from city where city.slug = substr(way, 6))
      when starts_with(way, 'product:') then (select product.name from product where product.slug = substr(way, 9))
      end as name
    from shop_visit_count
    where shop_id in (select id from shop where ${p.shopId} in (id, merged_into_id))
      and day between ${p.from}::date and ${p.to}::date`,
  { isRead: true },
);

const METRES_OF_DEGREE = sql.lit(111_195);
const NEARBY_METRES = sql.lit(5_000);

const metresTo = (place: "city" | "other") => sql`
  sqrt(power((${sql.ref(`${place}.latitude`)} - shop.latitude) * ${METRES_OF_DEGREE}, 2)
    + power((${sql.ref(`${place}.longitude`)} - shop.longitude) * ${METRES_OF_DEGREE} * cos(radians(shop.latitude)), 2))`;

/** What was opened by people who looked in towns within five kilometres, and is not on the menu of the shop; the most wanted first. */
export const askedNearby = statement(
  "asked-nearby",
  (_, p: Params<{ shopId: number; from: string; to: string; fewest: number }>) => sql<AskedNearby>`
    with asked as (
      select coalesce(merged_into_id, id) as product_id, sum(count)::integer as count
      from product_ask_count join product on product.id = product_id
      where day between ${p.from}::date and ${p.to}::date and city_id in (
        select city.id from city, shop
        where shop.id = ${p.shopId} and (city.id = shop.city_id or ${metresTo("city")} <= ${NEARBY_METRES}))
      group by 1
      having sum(count) >= ${p.fewest}
    )
    select product.id::text as "_id", product.name, product.type, product.slug, asked.count,
      nearby.count as "menuCount", round(nearby.metres)::integer as metres
    from asked
    join shop on shop.id = ${p.shopId}
    join product on product.id = asked.product_id and product.status = 'active' and product.is_sample = shop.is_sample
    cross join lateral (
      select count(*)::integer as count, min(${metresTo("other")}) as metres
      from menu_item
      join shop as other on other.id = menu_item.shop_id and other.status = 'active'
      join shop_compliance on shop_compliance.shop_id = other.id and shop_compliance.is_menu_public
      where menu_item.product_id = product.id and ${metresTo("other")} <= ${NEARBY_METRES}) as nearby
    where not exists (select from menu_item where shop_id = shop.id and product_id = product.id)
    order by asked.count desc, product.sort_name
    limit 8`,
  { isRead: true },
);
