import { type RawBuilder, sql } from "kysely";
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
  'watches', (select count(*) from product_watch where product_watch.product_id = ${productId}))`;

/** A thing of a pair as JSON (`DoubleItem`), of the row `item`. */
const ITEM: Record<DoubleKind, RawBuilder<unknown>> = {
  strain: sql`
    select json_build_object(
      '_id', item.id::text, 'name', item.name, 'isSample', item.is_sample, 'source', item.source,
      'observedOn', item.observed_on, 'aliases', to_json(item.aliases), 'breeder', breeder.name,
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
      'observedOn', item.observed_on, 'aliases', '[]'::json, 'breeder', maker.name,
      'url', case when item.status in ('active', 'discontinued') then '/' || item.type || '/' || item.slug end,
      'facts', json_build_object('type', item.type, 'description', item.description, 'thcPermille', item.thc_permille,
        'cbdPermille', item.cbd_permille, 'potencyMethod', item.potency_method),
      'counts', ${countsOf(sql`item.id`, sql`1`)})
    from product as item
    left join brand as maker on maker.id = item.brand_id`,
};

export function itemOfPair(kind: DoubleKind, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${ITEM[kind]} where item.id = ${id} and item.merged_into_id is null)`;
}

/** The product by which people know a thing. */
function knownAs(kind: DoubleKind, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return kind === "product" ? id : sql`(select ${WEED} from strain as item where item.id = ${id})`;
}

/** How many people and shops have one with each of the two, as JSON. */
export function keptAside(kind: DoubleKind): RawBuilder<unknown> {
  return sql`(
    select json_build_object(
      'menuLines', (select count(*) from menu_item as mine
        join menu_item as theirs on theirs.shop_id = mine.shop_id and theirs.product_id = two.other
        where mine.product_id = two.one),
      'reviews', (select count(*) from review as mine
        join review as theirs on theirs.author_id = mine.author_id and theirs.product_id = two.other
        where mine.product_id = two.one),
      'likes', (select count(*) from liking as mine
        join liking as theirs on theirs.account_id = mine.account_id and theirs.product_id = two.other
        where mine.product_id = two.one),
      'watches', (select count(*) from product_watch as mine
        join product_watch as theirs on theirs.account_id = mine.account_id and theirs.city_id = mine.city_id
          and theirs.product_id = two.other
        where mine.product_id = two.one))
    from (select ${knownAs(kind, sql`pair.one_id`)} as one, ${knownAs(kind, sql`pair.other_id`)} as other) as two)`;
}
