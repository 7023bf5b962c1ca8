import { type RawBuilder, sql } from "kysely";
import { thumbnailOf } from "#features/accounts/account.ts";
import type { Person } from "#features/accounts/person.ts";
import type { Overall, ReviewedType } from "#features/reviews/review.ts";
import type { AppealedReview, QueueItem, ReportWords } from "../queue.ts";

export interface ItemJson {
  type: ReviewedType;
  id: number;
  slug: string;
  name: string;
  productType: string | null;
}

/** The shop, product or brand of a pair of columns, as JSON; null when there is none. */
export const itemJson = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<ItemJson | null>`(
  select json_build_object('type', item.type, 'id', item.id, 'slug', item.slug, 'name', item.name,
    'productType', item.product_type)
  from (
    select 'shop' as type, shop.id, shop.slug, shop.name, null as product_type from shop where ${type} = 'shop' and shop.id = ${id}
    union all
    select 'product', product.id, product.slug, product.name, product.type from product
    where ${type} = 'product' and product.id = ${id}
    union all
    select 'brand', brand.id, brand.slug, brand.name, null from brand where ${type} = 'brand' and brand.id = ${id}
  ) as item)`;

export function queueItemOf(item: ItemJson | null): QueueItem | null {
  if (!item) return null;
  const { type, id, slug, name, productType } = item;
  const folder = type === "product" ? productType : type === "shop" ? "coffeeshop" : "brand";
  return { type, id: String(id), url: slug, name, path: `/${folder}/${encodeURIComponent(slug)}` };
}

export interface PersonJson {
  id: number;
  url: string;
  name: string;
  defaultPicture: number;
  pictureKey: string | null;
}

/** The person of a column, as JSON; null for nobody, and for somebody who is leaving. */
export const personJson = (accountId: RawBuilder<unknown>) => sql<PersonJson | null>`(
  select json_build_object('id', account.id, 'url', account.url, 'name', account.name,
    'defaultPicture', account.default_picture, 'pictureKey', picture.key)
  from account left join media as picture on picture.id = account.picture_id and picture.state = 'shown'
  where account.id = ${accountId} and account.erase_at is null)`;

export function queuedPersonOf(person: PersonJson | null): Person | null {
  if (!person) return null;
  const { id, url, name } = person;
  return { id, url, name, thumbnail: thumbnailOf(person) };
}

/** The open reports of something, as JSON, the first first; an empty list without any. */
export const reportsJson = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<
  ReportJson[]
>`coalesce((
  select json_agg(json_build_object('id', told.id, 'reason', told.reason, 'text', told.text,
    'isByMember', told.reporter_id is not null, 'isByRule', told.is_by_rule, 'reportedAt', told.reported_at) order by told.id)
  from report as told
  where told.target_type = ${type} and told.target_id = ${id} and told.closed_at is null), '[]')`;

export interface ReportJson extends Omit<ReportWords, "id"> {
  id: number;
}

export function reportWordsOf({ id, reportedAt, ...words }: ReportJson): ReportWords {
  return { id: String(id), ...words, reportedAt: new Date(reportedAt).toISOString() };
}

/** A text of several languages, as it was written. */
const written = (column: string) => sql<string>`${sql.ref(column)} ->> (${sql.ref(column)} ->> 'source')`;

/** What a deal, a job or a post is called, of a pair of columns; null for what has no title. */
export const titleOf = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<string | null>`
  case ${type}
    when 'deal' then (select ${written("deal.title")} from deal where deal.id = ${id})
    when 'job' then (select ${written("job_offer.title")} from job_offer where job_offer.id = ${id})
    when 'post' then (select ${written("discover_post.title")} from discover_post where discover_post.id = ${id})
  end`;

/** Of `decision`: the name and bio that were reset, as `contentOf` says them; null for everything else. */
export const resetWords = sql<string | null>`
  nullif(concat_ws(': ', decision.was_reset #>> '{name,name}', decision.was_reset ->> 'bio'), '')`;

/** What something says, of a pair of columns, or what it is called; null for what has no words. */
export const contentOf = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<string | null>`
  case ${type}
    when 'review' then (select review.text from review where review.id = ${id})
    when 'reply' then (select review_reply.text from review_reply where review_reply.review_id = ${id})
    when 'user' then (select concat_ws(': ', account.name, nullif(account.bio, '')) from account where account.id = ${id})
    else ${titleOf(type, id)}
  end`;

/** The same for whoever decides: of a deal, a job or a post all of it, under its title. */
export const wordsOf = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<string | null>`
  case ${type}
    when 'deal' then (
      select concat_ws(E'\n\n', ${written("deal.title")}, ${written("deal.body")}) from deal where deal.id = ${id})
    when 'job' then (
      select concat_ws(E'\n\n', ${written("job_offer.title")}, ${written("job_offer.description")},
        ${written("job_offer.requirements")})
      from job_offer where job_offer.id = ${id})
    when 'post' then (
      select concat_ws(E'\n\n', ${written("discover_post.title")}, ${written("discover_post.lead")},
        ${written("discover_post.body")})
      from discover_post where discover_post.id = ${id})
    else ${contentOf(type, id)}
  end`;

/** The review of a pair of columns beside its words, as JSON; null for what is none. */
export const reviewJson = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<ReviewJson | null>`(
  select json_build_object('halves', review.overall_halves, 'aspects', review.aspects, 'locale', review.locale,
    'isSample', review.is_sample, 'writtenAt', review.written_at,
    'photos', coalesce((
      select json_agg(json_build_object('photoId', media.id::text, 'width', media.width, 'height', media.height)
        order by photo.position)
      from review_photo as photo join media on media.id = photo.media_id where photo.review_id = review.id), '[]'))
  from review where ${type} = 'review' and review.id = ${id})`;

export interface ReviewJson extends Omit<AppealedReview, "overall"> {
  halves: number;
}

export function appealedReviewOf({ halves, writtenAt, ...review }: ReviewJson): AppealedReview {
  return { ...review, overall: (halves / 2) as Overall, writtenAt: new Date(writtenAt).toISOString() };
}
