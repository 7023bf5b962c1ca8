import { type RawBuilder, sql } from "kysely";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { DoubleKind } from "../double.ts";

/** The weed that stands for a strain, whatever became of it: of `item`. */
const WEED = sql`(
  select own.id from product as own
  where own.strain_id = item.id and own.brand_id is null and own.type = 'weed' and own.status <> 'merged'
  order by own.source in ('kushy', 'own') desc, own.rank desc, own.id limit 1)`;

const countsOf = (productId: RawBuilder<unknown>, productCount: RawBuilder<unknown>) => sql`json_build_object(
  'products', ${productCount},
  'menuLines', (select count(*) from menu_item where menu_item.product_id = ${productId}),
  'reviews', (select count(*) from review where review.product_id = ${productId}),
  'likes', (select count(*) from liking where liking.product_id = ${productId}),
  'watches', (select count(*) from product_watch where product_watch.product_id = ${productId}),
  'photos', (select count(*) from product_photo where product_photo.product_id = ${productId}))`;

const NOBODY = sql`'[]'::json`;

const speakersOf = (itemId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(account.name order by account.name), '[]')
  from ${livingRoles} as role join account on account.id = role.account_id where ${itemId} = item.id)`;

/** A thing of a pair as JSON (`DoubleItem` without what goes along), of the row `item`. */
const ITEM: Record<DoubleKind, RawBuilder<unknown>> = {
  strain: sql`
    select json_build_object(
      '_id', item.id::text, 'name', item.name, 'isSample', item.is_sample, 'source', item.source,
      'observedOn', item.observed_on, 'aliases', to_json(item.aliases), 'breeder', breeder.name, 'speakers', ${NOBODY},
      'url', (select '/' || type || '/' || slug from product where product.id = weed.id and status in ('active', 'discontinued')),
      'facts', json_build_object('marketedAs', item.marketed_as, 'effects', item.effects, 'flavours', item.flavours,
        'terpenes', item.terpenes, 'thcPermille', item.thc_permille, 'cbdPermille', item.cbd_permille),
      'counts', ${countsOf(
        sql`weed.id`,
        sql`(select count(*) from product where product.strain_id = item.id and product.status <> 'merged')`,
      )})
    from strain as item
    left join brand as breeder on breeder.id = item.breeder_id
    cross join lateral (select ${WEED} as id) as weed`,
  product: sql`
    select json_build_object(
      '_id', item.id::text, 'name', item.name, 'isSample', item.is_sample, 'source', item.source,
      'observedOn', item.observed_on, 'aliases', to_json(item.aliases), 'breeder', maker.name, 'speakers', ${NOBODY},
      'url', case when item.status in ('active', 'discontinued') then '/' || item.type || '/' || item.slug end,
      'facts', json_build_object('type', item.type, 'description', item.description, 'thcPermille', item.thc_permille,
        'cbdPermille', item.cbd_permille, 'potencyMethod', item.potency_method),
      'counts', ${countsOf(sql`item.id`, sql`1`)})
    from product as item
    left join brand as maker on maker.id = item.brand_id`,
  brand: sql`
    select json_build_object(
      '_id', item.id::text, 'name', item.name, 'isSample', item.is_sample, 'source', item.source,
      'observedOn', item.observed_on, 'aliases', '[]'::json, 'breeder', null,
      'speakers', ${speakersOf(sql`role.brand_id`)},
      'url', case when item.status = 'active' then '/brand/' || item.slug end,
      'facts', json_build_object('kind', item.kind, 'note', item.note, 'description', item.description,
        'website', item.website, 'email', item.email, 'phone', item.phone),
      'counts', json_build_object(
        'products', (select count(*) from product where product.brand_id = item.id and product.status <> 'merged'),
        'strains', (select count(*) from strain where strain.breeder_id = item.id and strain.merged_into_id is null),
        'deals', (select count(*) from deal where deal.brand_id = item.id),
        'jobs', (select count(*) from job_offer where job_offer.brand_id = item.id),
        'posts', (select count(*) from discover_post where discover_post.brand_id = item.id),
        'photos', (select count(*) from brand_photo where brand_photo.brand_id = item.id),
        'reviews', (select count(*) from review where review.brand_id = item.id),
        'likes', (select count(*) from liking where liking.brand_id = item.id)))
    from brand as item`,
  shop: sql`
    select json_build_object(
      '_id', item.id::text, 'name', item.name, 'isSample', item.is_sample, 'source', listing.source,
      'observedOn', listing.observed_on, 'aliases', to_json(item.former_names), 'breeder', null,
      'speakers', ${speakersOf(sql`role.shop_id`)},
      'url', case when item.status in ('active', 'temporarilyClosed', 'permanentlyClosed') then '/coffeeshop/' || item.slug end,
      'facts', json_build_object('shopKind', item.kind, 'status', item.status, 'hours', item.opening_hours,
        'address', concat_ws(', ', concat_ws(' ', item.street, item.house_number), item.postcode, city.name),
        'website', item.website, 'email', item.email, 'phone', item.phone, 'description', item.description,
        'departments', (
          select coalesce(json_agg(json_build_object('department', department, 'hours', opening_hours) order by department), '[]')
          from shop_department where shop_department.shop_id = item.id),
        'told', json_build_object('residents', item.residents, 'idCheck', item.id_check, 'minimumAge', item.minimum_age,
          'membership', item.membership, 'smoking', item.smoking, 'vaporizer', item.vaporizer, 'terrace', item.terrace,
          'drinkRequired', item.drink_required, 'wheelchair', item.wheelchair, 'stepHeightCm', item.step_height_cm),
        'amenitiesPresent', item.amenities_present, 'amenitiesAbsent', item.amenities_absent),
      'counts', json_build_object(
        'menuLines', (select count(*) from menu_item where menu_item.shop_id = item.id),
        'photos', (select count(*) from shop_photo where shop_photo.shop_id = item.id),
        'deals', (select count(*) from deal_shop where deal_shop.shop_id = item.id),
        'jobs', (select count(*) from job_offer where job_offer.shop_id = item.id),
        'posts', (select count(*) from discover_post where discover_post.shop_id = item.id),
        'reviews', (select count(*) from review where review.shop_id = item.id),
        'likes', (select count(*) from liking where liking.shop_id = item.id),
        'follows', (select count(*) from shop_follow where shop_follow.shop_id = item.id)))
    from shop as item
    join city on city.id = item.city_id
    join shop_fact as listing on listing.shop_id = item.id and listing.fact_group = 'listing'`,
};

export function itemOfPair(kind: DoubleKind, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${ITEM[kind]} where item.id = ${id} and item.merged_into_id is null)`;
}
