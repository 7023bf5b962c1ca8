import { type RawBuilder, sql } from "kysely";
import { isSpeakerIndexable } from "#features/compliance/server/indexable-sql.ts";
import {
  cityJson,
  isToBeFound,
  pictureIn,
  pictureJson,
  type StoredPicture,
} from "#features/news/server/news-sql.ts";
import { textOf } from "#features/news/text-of.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { PostCard } from "../post.ts";

export interface PostCardRow extends Omit<PostCard, "title" | "lead" | "cover"> {
  title: LocalizedText;
  lead: LocalizedText;
  cover: StoredPicture;
  /** What one sees on it, as this post says it. */
  coverAlt: LocalizedText | null;
}

/** What `postJoins` and `postCardJson` read. */
export const POST_TABLES = [
  "brand",
  "city",
  "city_name",
  "discover_post",
  "discover_post_city",
  "media",
  "shop",
] as const;

/** The tables that `postCardJson` and `isShown` read. */
export const postJoins = sql`
  discover_post
  left join brand on brand.id = discover_post.brand_id and brand.status = 'active' and not brand.is_licensed_grower
  left join shop on shop.id = discover_post.shop_id and ${isToBeFound}`;

/** Published or scheduled, with a visible author. */
export const isOutOrToCome = sql<boolean>`
  discover_post.state in ('scheduled', 'published')
  and (discover_post.author = 'editorial' or brand.id is not null or shop.id is not null)`;

/** Published at this instant, even if the task has not updated its state yet. */
export const isShown = (now: RawBuilder<unknown>) => sql<boolean>`
  ${isOutOrToCome} and discover_post.published_at <= ${now}::timestamptz`;

export const isPostIndexable = isSpeakerIndexable({
  shopId: sql`discover_post.shop_id`,
  brandId: sql`discover_post.brand_id`,
});

/** The row of `discover_post` with its author as a card. */
export function postCardJson(locale: RawBuilder<unknown>): RawBuilder<PostCardRow> {
  return sql`json_build_object(
    'id', discover_post.id, 'slug', discover_post.slug, 'kind', discover_post.kind,
    'title', discover_post.title, 'lead', discover_post.lead,
    'author', case discover_post.author
      when 'brand' then json_build_object('kind', 'brand', 'slug', brand.slug, 'name', brand.name)
      when 'shop' then json_build_object('kind', 'shop', 'slug', shop.slug, 'name', shop.name)
      else json_build_object('kind', 'editorial') end,
    'cities', (
      select coalesce(json_agg(${cityJson(locale)} order by city.sort_name), '[]')
      from discover_post_city join city on city.id = discover_post_city.city_id
      where discover_post_city.post_id = discover_post.id),
    'tags', discover_post.tags, 'isSponsored', discover_post.is_sponsored, 'isSample', discover_post.is_sample,
    'publishedAt', discover_post.published_at,
    'event', case when discover_post.starts_at is not null then json_build_object(
      'startsAt', discover_post.starts_at, 'endsAt', discover_post.ends_at, 'place', discover_post.place) end,
    'cover', ${pictureJson(sql`discover_post.cover_id`)}, 'coverAlt', discover_post.cover_alt)`;
}

export function postCardOf({ title, lead, cover, coverAlt, ...card }: PostCardRow, locale: Locale): PostCard {
  return {
    ...card,
    title: textOf(title, locale),
    lead: textOf(lead, locale),
    cover: pictureIn(cover && { ...cover, alt: coverAlt ?? cover.alt }, locale),
  };
}
