import { type RawBuilder, sql } from "kysely";
import { friendIds } from "#features/social/server/relation-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isNamedToAll, isNamedToFriends } from "#features/accounts/server/named-author-sql.ts";
import {
  ASPECTS_OF,
  ENOUGH_FOR_RATING,
  type GroupRating,
  OVERALL,
  type ReviewList,
  type ReviewTarget,
} from "../review.ts";

interface PanelQuery {
  type: string;
  id: number;
  /** Null for a visitor. */
  viewerId: number | null;
}

interface Group {
  count: number;
  /** In halves; null for none. */
  mean: number | null;
}

interface PanelRow {
  hundredths: number | null;
  reviewCount: number;
  shownCount: number;
  countedCount: number;
  halves: Record<string, number>;
  aspects: Record<string, { mean: number; count: number }>;
  locals: Group;
  visitors: Group;
  lastYear: Group;
  withoutFriends: Group;
  languages: ReviewList["languages"];
}

const groupOf = (isInside: RawBuilder<unknown>) => sql`
  (select json_build_object('count', count(*)::int, 'mean', avg(overall_halves)::float8) from counted where ${isInside})`;

// Friends are left out where their names stand beside their reviews: otherwise the figure would tell of a friend that they said
// something here, and of a block, which ends friendship, what.
const panel = statement(
  "rating-panel",
  (_, p: Params<PanelQuery>) => sql<PanelRow>`
    with counted as materialized (
      select author_id, overall_halves, aspects, is_local, written_at from counted_review
      where target_type = ${p.type} and target_id = ${p.id}
    ), named as materialized (
      select account.id from account join counted on counted.author_id = account.id where ${isNamedToAll("account")}
    ), befriended as materialized (
      select unnest(array[edge.lo, edge.hi]) as id
      from named as one
      join friend_edge as edge on edge.lo = one.id and edge.lo_req and edge.hi_req
      join named as other on other.id = edge.hi
      union
      select friend.id from ${friendIds(sql`${p.viewerId}::bigint`)} as friend
      join account on account.id = friend.id and ${isNamedToFriends("account")}
    )
    select rating.hundredths, coalesce(rating.review_count, 0) as "reviewCount",
      (select count(*)::int from review
        where target_type = ${p.type} and target_id = ${p.id} and state = 'approved') as "shownCount",
      (select count(*)::int from counted) as "countedCount",
      (select coalesce(json_object_agg(overall_halves, count), '{}')
        from (select overall_halves, count(*)::int as count from counted group by 1) as step) as halves,
      (select coalesce(json_object_agg(aspect, told), '{}')
        from (
          select given.key as aspect,
            json_build_object('mean', round(avg(given.value::int), 1)::float8, 'count', count(*)::int) as told
          from counted, jsonb_each_text(counted.aspects) as given(key, value) group by given.key
        ) as step) as aspects,
      ${groupOf(sql`is_local`)} as locals,
      ${groupOf(sql`not is_local`)} as visitors,
      ${groupOf(sql`written_at > now() - interval '1 year'`)} as "lastYear",
      ${groupOf(sql`author_id is null or author_id not in (select id from befriended)`)}
        as "withoutFriends",
      (select coalesce(json_agg(json_build_object('locale', locale, 'count', count) order by count desc, locale), '[]')
        from (
          select locale, count(*)::int as count from review
          where target_type = ${p.type} and target_id = ${p.id} and state = 'approved' group by locale
        ) as step) as languages
    from (select 1) as once
    left join rating on rating.target_type = ${p.type} and rating.target_id = ${p.id}`,
  { isRead: true },
);

interface Asked {
  target: ReviewTarget;
  viewerId: number | null;
}

/** What stands over the reviews of a target: the rating, its histogram, and how honest it is. */
export async function ratingPanel(
  database: Database,
  { target: { type, id }, viewerId }: Asked,
): Promise<Pick<ReviewList, "summary" | "honest" | "languages">> {
  const row = (await panel.first(database, { type, id, viewerId })) as PanelRow;
  const { hundredths, reviewCount, shownCount, countedCount, languages } = row;
  return {
    summary: {
      rating: hundredths === null ? null : Math.round(hundredths / 10) / 10,
      reviewCount,
      histogram: OVERALL.map((stars) => row.halves[stars * 2] ?? 0),
      aspects: ASPECTS_OF[type].flatMap((aspect) => {
        const told = row.aspects[aspect];
        return told ? { aspect, ...told } : [];
      }),
    },
    honest: {
      shownCount,
      countedCount,
      locals: groupRating(row.locals),
      visitors: groupRating(row.visitors),
      lastYear: groupRating(row.lastYear),
      withoutFriends: groupRating(row.withoutFriends),
    },
    languages,
  };
}

function groupRating({ count, mean }: Group): GroupRating | null {
  if (mean === null || count < ENOUGH_FOR_RATING) return null;
  return { mean: Math.round((mean / 2) * 10) / 10, count };
}
