import { type RawBuilder, sql } from "kysely";
import type { PageOf } from "#platform/page-of.ts";
import { METRES_PER_DEGREE, type Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { PostCard } from "../post.ts";
import { NEAR_KM, type PostFilters, POSTS_ON_PAGE } from "../post-query.ts";
import {
  isPostIndexable,
  isShown,
  postCardJson,
  postCardOf,
  type PostCardRow,
  postJoins,
} from "./post-cards.ts";

interface Wishes {
  now: Date;
  kind: string | null;
  city: string | null;
  tag: string | null;
  latitude: number | null;
  longitude: number | null;
  metres: number;
  isForRobots: boolean;
  /** Null for all. */
  shopIds: readonly number[] | null;
}

/** Flat, with the degrees of longitude of the visitor's latitude: exact to half a percent within a country. */
const isAsked = (p: { [Name in keyof Wishes]: RawBuilder<unknown> }) => sql<boolean>`
  ${isShown(p.now)}
  and (${p.shopIds}::bigint[] is not null
    or discover_post.is_sample = (${p.city}::text is not null and starts_with(${p.city}::text, 'sample-')))
  and (${p.kind}::text is null or discover_post.kind = ${p.kind}::text)
  and (${p.tag}::text is null or ${p.tag}::text = any (discover_post.tags))
  and (not ${p.isForRobots}::boolean or ${isPostIndexable})
  and (${p.city}::text is null or exists (
    select from discover_post_city join city on city.id = discover_post_city.city_id
    where discover_post_city.post_id = discover_post.id and city.slug = ${p.city}::text))
  and (${p.latitude}::float8 is null or exists (
    select from discover_post_city join city on city.id = discover_post_city.city_id
    where discover_post_city.post_id = discover_post.id
      and ${sql.lit(METRES_PER_DEGREE)} * sqrt(power(city.latitude - ${p.latitude}::float8, 2)
        + power((city.longitude - ${p.longitude}::float8) * cos(radians(${p.latitude}::float8)), 2))
        <= ${p.metres}::float8))
  and (${p.shopIds}::bigint[] is null or discover_post.shop_id = any(${p.shopIds}::bigint[]) or exists (
    select from discover_post_city join shop as around on around.city_id = discover_post_city.city_id
    where discover_post_city.post_id = discover_post.id and around.id = any(${p.shopIds}::bigint[])))`;

const size = sql.lit(POSTS_ON_PAGE);

/** How many posts come before those of the last page; none when there is no post at all. */
const startOfLastPage = sql`(greatest((select count(*) from asked), 1) - 1) / ${size} * ${size}`;

interface PageRow {
  total: number;
  cards: PostCardRow[];
}

/** In one query, because a second one costs as much as the list. */
const pageOfPosts = statement(
  "page-of-posts",
  (_, p: Params<Wishes & { locale: Locale; start: number }>) => sql<PageRow>`
    with asked as materialized (
      select discover_post.id, discover_post.published_at from ${postJoins} where ${isAsked(rawOf(p))}
    ), page as (
      select id, published_at from asked
      order by published_at desc, id desc
      offset least(${p.start}::bigint, ${startOfLastPage}) limit ${size}
    )
    select
      (select count(*)::integer from asked) as total,
      (select coalesce(json_agg(${postCardJson(sql`${p.locale}`)} order by page.published_at desc, page.id desc), '[]')
      from ${postJoins} join page on page.id = discover_post.id) as cards`,
  { isRead: true },
);

function rawOf(p: Params<Wishes>): { [Name in keyof Wishes]: RawBuilder<unknown> } {
  return {
    now: sql`${p.now}`,
    kind: sql`${p.kind}`,
    city: sql`${p.city}`,
    tag: sql`${p.tag}`,
    latitude: sql`${p.latitude}`,
    longitude: sql`${p.longitude}`,
    metres: sql`${p.metres}`,
    isForRobots: sql`${p.isForRobots}`,
    shopIds: sql`${p.shopIds}`,
  };
}

interface PostsQuery {
  filters: Omit<PostFilters, "tab">;
  /** Posts about cities within 25 km of here only. */
  near?: Point | undefined;
  /** Posts of these shops and about their towns only; of samples among them too. */
  shopIds?: readonly number[];
  /** Without what search engines may not index: for feeds. */
  isForRobots?: boolean;
  locale: Locale;
  now: Date;
}

/** A page of the feed, the newest first; samples only in the feed of their town. A page past the end is the last one. */
export async function postsIn(
  database: Database,
  { filters, near, shopIds, isForRobots = false, locale, now }: PostsQuery,
): Promise<PageOf<PostCard>> {
  const { kind, city, tag, page } = filters;
  const wishes: Wishes = {
    now,
    kind,
    city,
    tag,
    latitude: near?.latitude ?? null,
    longitude: near?.longitude ?? null,
    metres: NEAR_KM * 1000,
    isForRobots,
    shopIds: shopIds ?? null,
  };
  const start = (page - 1) * POSTS_ON_PAGE;
  const row = await pageOfPosts.first(database, { ...wishes, locale, start });
  const { total, cards } = row ?? { total: 0, cards: [] };
  const pageCount = Math.max(1, Math.ceil(total / POSTS_ON_PAGE));
  const items = cards.map((card) => postCardOf(card, locale));
  return { items, total, page: Math.min(page, pageCount), pageCount };
}
